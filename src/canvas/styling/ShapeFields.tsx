import { useTranslation } from 'react-i18next';

import {
  ARROWS,
  type Arrow,
  LARGEST_SIZE,
  LINES,
  type Line,
  NODE_SHAPES,
  type NodeShape,
  type SizeSource,
} from '../../../domain/styles/style';
import { Choice, Field, Steps } from './fields';
import { type PartProps, propertiesOf } from './parts';

const USUAL_SIZE = { label: 3, type: 2 } as const;

/** How large it is: the same for all, by a number of its own, or for a node by how much is joined to it. */
export function SizeFields({ book, name, style, onChange }: PartProps) {
  const { t } = useTranslation('styles');
  const numeric = propertiesOf(book, name, true);
  const usual: SizeSource = name.kind === 'label' && style.size === undefined ? 'relationships' : 'fixed';
  const source = style.sizeFrom ?? usual;
  const sources: SizeSource[] = [
    ...(name.kind === 'label' ? (['relationships'] as const) : []),
    'fixed',
    ...(numeric.length > 0 || source === 'number' ? (['number'] as const) : []),
  ];
  const choose = (sizeFrom: SizeSource) =>
    onChange({ sizeFrom, sizeBy: sizeFrom === 'number' ? (style.sizeBy ?? numeric[0]) : undefined });
  const isSliding = name.kind === 'label' || source === 'fixed';
  return (
    <>
      <Field label={t(`size.name.${name.kind}`)}>
        {(id) => (
          <Choice
            id={id}
            value={source}
            options={sources.map((value) => ({ value, label: t(`size.from.${value}`) }))}
            onChoose={(value) => choose(value as SizeSource)}
          />
        )}
      </Field>
      {source === 'number' && (
        <Field label={t('size.by')}>
          {(id) => (
            <Choice
              id={id}
              value={style.sizeBy ?? ''}
              options={numeric.map((value) => ({ value, label: value }))}
              onChoose={(sizeBy) => onChange({ sizeBy })}
            />
          )}
        </Field>
      )}
      {isSliding && (
        <Field label={t('size.scale')}>
          {(id) => (
            <Steps
              id={id}
              value={style.size ?? USUAL_SIZE[name.kind]}
              most={LARGEST_SIZE}
              onChosen={(size) => onChange({ size, sizeFrom: source })}
            />
          )}
        </Field>
      )}
    </>
  );
}

/** The outline of a node. */
export function ShapeField({ style, onChange }: PartProps) {
  const { t } = useTranslation('styles');
  return (
    <Field label={t('shape.name')}>
      {(id) => (
        <Choice
          id={id}
          value={style.shape ?? 'circle'}
          options={NODE_SHAPES.map((value) => ({ value, label: t(`shape.${value}`) }))}
          onChoose={(shape) => onChange({ shape: shape as NodeShape })}
        />
      )}
    </Field>
  );
}

/** The stroke of a relationship, and what stands at its end. */
export function LineFields({ style, onChange }: PartProps) {
  const { t } = useTranslation('styles');
  return (
    <>
      <Field label={t('line.name')}>
        {(id) => (
          <Choice
            id={id}
            value={style.line ?? 'solid'}
            options={LINES.map((value) => ({ value, label: t(`line.${value}`) }))}
            onChoose={(line) => onChange({ line: line as Line })}
          />
        )}
      </Field>
      <Field label={t('arrow.name')}>
        {(id) => (
          <Choice
            id={id}
            value={style.arrow ?? 'triangle'}
            options={ARROWS.map((value) => ({ value, label: t(`arrow.${value}`) }))}
            onChoose={(arrow) => onChange({ arrow: arrow as Arrow })}
          />
        )}
      </Field>
    </>
  );
}
