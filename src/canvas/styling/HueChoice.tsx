import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { HUE_NAMES, HUES, isHue } from '../../../domain/styles/hues';
import { useThemeMode } from '../../components/theme/useThemeMode';
import { drawnColour } from '../style/looks';
import styles from './styling.module.css';

interface HueChoiceProps {
  readonly name: string;
  /** Undefined when none is chosen. */
  readonly value: string | undefined;
  /** What choosing none is called. */
  readonly none: string;
  onChosen(colour: string | undefined): void;
}

/** Colours as a row of radio buttons, which the arrow keys go through, and one of the person's own. */
export function HueChoice({ name, value, none, onChosen }: HueChoiceProps) {
  const { t } = useTranslation('styles');
  const mode = useThemeMode();
  const group = useId();
  const own = value !== undefined && !isHue(value) ? value : undefined;
  return (
    <fieldset className={styles.hues}>
      <legend className={styles.hidden}>{name}</legend>
      {[undefined, ...HUE_NAMES].map((hue) => {
        const said = hue === undefined ? none : t(`hue.${hue}`);
        return (
          <label key={hue ?? 'none'} className={styles.hue} title={said}>
            <input
              type="radio"
              name={group}
              className={styles.hidden}
              checked={value === hue}
              onChange={() => onChosen(hue)}
            />
            {hue === undefined ? (
              <span className={styles.noHue} aria-hidden />
            ) : (
              <span className={styles.swatch} style={{ background: HUES[hue][mode] }} aria-hidden />
            )}
            <span className={styles.hidden}>{said}</span>
          </label>
        );
      })}
      <input
        type="color"
        className={styles.ownColour}
        aria-label={t('hue.own')}
        title={t('hue.own')}
        data-chosen={own !== undefined}
        value={own ?? (value === undefined ? '#888888' : drawnColour(value, mode))}
        onChange={(event) => onChosen(event.target.value)}
      />
    </fieldset>
  );
}
