import { useTranslation } from 'react-i18next';

import { onlyProperty, templateOf } from '../../../domain/styles/template';
import { ChoiceField, Field, optionsOf, TextField } from './fields';
import { type PartProps, propertiesOf } from './parts';
import styles from './styling.module.css';

const USUAL = ' usual';
const NOTHING = ' nothing';
const OWN = ' own';

/** What stands at a node or relationship: what it goes by, one property, several in a sentence, or nothing. */
export function CaptionFields({ book, name, style, onChange }: PartProps) {
  const { t } = useTranslation('styles');
  const { caption } = style;
  const properties = propertiesOf(book, name);
  const only = caption === undefined ? undefined : onlyProperty(caption);
  const isListed = only !== undefined && properties.includes(only);
  const chosen = caption === undefined ? USUAL : caption === '' ? NOTHING : isListed ? only : OWN;
  const example = properties.slice(0, 2).map(templateOf).join(', ');
  const choose = (value: string) => {
    if (value === USUAL) onChange({ caption: undefined });
    else if (value === NOTHING) onChange({ caption: '' });
    else if (value === OWN) onChange({ caption: example === '' ? ' ' : example });
    else onChange({ caption: templateOf(value) });
  };
  return (
    <>
      <ChoiceField
        label={t('caption.name')}
        value={chosen}
        options={[
          { value: USUAL, label: t(`caption.usual.${name.kind}`) },
          ...optionsOf(properties),
          { value: OWN, label: t('caption.own') },
          { value: NOTHING, label: t('caption.nothing') },
        ]}
        onChoose={choose}
      />
      {chosen === OWN && (
        <Field label={t('caption.template')}>
          {(id) => <TextField id={id} value={caption ?? ''} onEntered={(text) => onChange({ caption: text })} />}
        </Field>
      )}
      {chosen === OWN && <p className={styles.hint}>{t('caption.hint', { example })}</p>}
    </>
  );
}
