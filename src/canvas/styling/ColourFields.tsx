import { useTranslation } from 'react-i18next';

import { useThemeMode } from '../../components/theme/useThemeMode';
import { NOTHING_HIDDEN } from '../core/visibility';
import { ColourLegend } from '../legend/ColourLegend';
import { useSaidValue } from '../legend/useSaidValue';
import { ChoiceField, optionsOf } from './fields';
import { HueChoice } from './HueChoice';
import { categoriesFirst, type PartProps, propertiesOf } from './parts';
import styles from './styling.module.css';

const WAYS = ['one', 'category', 'gradient'] as const;
type Way = (typeof WAYS)[number];

/** The colours of values that the person may choose themselves: the most frequent. */
const MOST_CHOSEN = 12;

/** One colour for all, a colour for each value of a property, or a scale by a number. */
export function ColourFields({ book, name, style, onChange }: PartProps) {
  const { t } = useTranslation('styles');
  const mode = useThemeMode();
  const said = useSaidValue(book);
  const way: Way = style.colourBy === undefined ? 'one' : (style.colourScale ?? 'category');
  const choices: Record<Way, readonly string[]> = {
    one: [],
    category: categoriesFirst(book, name),
    gradient: propertiesOf(book, name, true),
  };
  const choose = (wanted: Way, property = choices[wanted][0]) => {
    const put = { colours: undefined } as const;
    if (wanted === 'one' || property === undefined)
      onChange({ ...put, colour: style.colour ?? 'blue', colourBy: undefined, colourScale: undefined });
    else onChange({ ...put, colour: undefined, colourBy: property, colourScale: wanted });
  };
  const values = book.colouring(name).slice(0, MOST_CHOSEN);
  const paint = (value: string, colour: string | undefined) => {
    const others = (style.colours ?? []).filter((one) => one.value !== value);
    onChange({ colours: [...others, ...(colour === undefined ? [] : [{ value, colour }])] });
  };
  return (
    <>
      <ChoiceField
        label={t('colour.name')}
        value={way}
        options={optionsOf(
          WAYS.filter((one) => one === 'one' || one === way || choices[one].length > 0),
          (one) => t(`colour.way.${one}`),
        )}
        onChoose={(wanted) => choose(wanted as Way)}
      />
      {way === 'one' ? (
        <HueChoice
          name={t('colour.name')}
          value={style.colour}
          none={t('usual')}
          onChosen={(colour) => onChange({ colour })}
        />
      ) : (
        <ChoiceField
          label={t('colour.by')}
          value={style.colourBy ?? ''}
          options={optionsOf(choices[way])}
          onChoose={(property) => choose(way, property)}
        />
      )}
      {way === 'gradient' && <ColourLegend book={book} name={name} hidden={NOTHING_HIDDEN} />}
      {way === 'category' && (
        <ul className={styles.values}>
          {values.map(([value]) => (
            <li key={value}>
              <span className={styles.value}>
                <span
                  className={styles.swatch}
                  style={{ background: book.valueColour(name, style, value, mode) }}
                  aria-hidden
                />
                {said(name, style.colourBy ?? '', value)}
              </span>
              <HueChoice
                name={t('colour.of', { value: said(name, style.colourBy ?? '', value) })}
                value={style.colours?.find((one) => one.value === value)?.colour}
                none={t('usual')}
                onChosen={(colour) => paint(value, colour)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
