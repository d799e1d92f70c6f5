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
import { ChoiceField, Field, optionsOf, Steps } from './fields';
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
      <ChoiceField
        label={t(`size.name.${name.kind}`)}
        value={source}
        options={optionsOf(sources, (value) => t(`size.from.${value}`))}
        onChoose={(value) => choose(value as SizeSource)}
      />
      {source === 'number' && (
        <ChoiceField
          label={t('size.by')}
          value={style.sizeBy ?? ''}
          options={optionsOf(numeric)}
          onChoose={(sizeBy) => onChange({ sizeBy })}
        />
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
    <ChoiceField
      label={t('shape.name')}
      value={style.shape ?? 'circle'}
      options={optionsOf(NODE_SHAPES, (shape) => t(`shape.${shape}`))}
      onChoose={(shape) => onChange({ shape: shape as NodeShape })}
    />
  );
}

/** The stroke of a relationship, and what stands at its end. */
export function LineFields({ style, onChange }: PartProps) {
  const { t } = useTranslation('styles');
  return (
    <>
      <ChoiceField
        label={t('line.name')}
        value={style.line ?? 'solid'}
        options={optionsOf(LINES, (line) => t(`line.${line}`))}
        onChoose={(line) => onChange({ line: line as Line })}
      />
      <ChoiceField
        label={t('arrow.name')}
        value={style.arrow ?? 'triangle'}
        options={optionsOf(ARROWS, (arrow) => t(`arrow.${arrow}`))}
        onChoose={(arrow) => onChange({ arrow: arrow as Arrow })}
      />
    </>
  );
}
