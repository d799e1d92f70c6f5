import { useTranslation } from 'react-i18next';

import { ARROWS, LARGEST_SIZE, LINES, NODE_SHAPES, type SizeSource } from '../../../domain/styles/style';
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

/** What one of some words decides of a look, with the words and the one that is usual. */
const CHOSEN = {
  shape: { of: NODE_SHAPES, usual: 'circle' },
  line: { of: LINES, usual: 'solid' },
  arrow: { of: ARROWS, usual: 'triangle' },
} as const;

interface ChosenFieldProps extends PartProps {
  readonly part: keyof typeof CHOSEN;
}

/** The outline of a node, the stroke of a relationship, or what stands at its end. */
export function ChosenField({ part, style, onChange }: ChosenFieldProps) {
  const { t } = useTranslation('styles');
  const { of, usual } = CHOSEN[part];
  return (
    <ChoiceField
      label={t(`${part}.name`)}
      value={style[part] ?? usual}
      options={optionsOf<string>(of, (value) => t(`${part}.${value}` as 'shape.circle'))}
      onChoose={(value) => onChange({ [part]: value })}
    />
  );
}
