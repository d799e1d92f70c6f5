import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Glyph } from '../../components/glyph/Glyph';
import { ICONS } from '../style/iconSet';
import { ChoiceField, optionsOf } from './fields';
import { type PartProps, propertiesOf } from './parts';
import styles from './styling.module.css';

const NONE = ' none';

/** The icon in the nodes of a label, or the property that holds their picture. */
export function IconFields({ book, name, style, onChange }: PartProps) {
  const { t } = useTranslation('styles');
  const group = useId();
  const chosen = style.icon !== undefined && ICONS.has(style.icon) ? style.icon : undefined;
  return (
    <>
      <fieldset className={styles.icons}>
        <legend className={styles.label}>{t('icon.name')}</legend>
        {[undefined, ...ICONS.keys()].map((icon) => {
          const definition = icon === undefined ? undefined : ICONS.get(icon);
          const label = icon === undefined ? t('icon.none') : t(`icon.set.${icon}` as 'icon.set.user');
          return (
            <label key={icon ?? NONE} className={styles.icon} title={label}>
              <input
                type="radio"
                name={group}
                className={styles.hidden}
                checked={chosen === icon}
                onChange={() => onChange({ icon })}
              />
              {definition === undefined ? <span aria-hidden>–</span> : <Glyph of={definition} />}
              <span className={styles.hidden}>{label}</span>
            </label>
          );
        })}
      </fieldset>
      <ChoiceField
        label={t('icon.picture')}
        value={style.pictureBy ?? NONE}
        options={[{ value: NONE, label: t('icon.usualPicture') }, ...optionsOf(propertiesOf(book, name))]}
        onChoose={(value) => onChange({ pictureBy: value === NONE ? undefined : value })}
      />
    </>
  );
}
