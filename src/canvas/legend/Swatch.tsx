import { type StyleName } from '../../../domain/styles/style';
import { useThemeMode } from '../../components/theme/useThemeMode';
import { drawnColour, type StyleBook } from '../style/StyleBook';
import styles from './legend.module.css';

const DASHES = { solid: undefined, dashed: '5 3', dotted: '2 2' } as const;

interface SwatchProps {
  readonly book: StyleBook;
  readonly name: StyleName;
}

/** How the elements of a label or type look, in little: a dot of its colours, or a stroke of its line. */
export function Swatch({ book, name }: SwatchProps) {
  const mode = useThemeMode();
  const style = book.styleOf(name);
  if (name.kind === 'type') {
    const colour = style.colour === undefined ? 'var(--canvas-faint)' : drawnColour(style.colour, mode);
    return (
      <svg className={styles.stroke} viewBox="0 0 18 6" aria-hidden>
        <line
          x1="0"
          y1="3"
          x2="18"
          y2="3"
          stroke={colour}
          strokeWidth="3"
          strokeDasharray={DASHES[style.line ?? 'solid']}
        />
      </svg>
    );
  }
  if (style.colourBy === undefined)
    return <span aria-hidden className={styles.dot} style={{ background: book.labelColour(name.name, mode) }} />;
  const colours = book.sampleColours(name, mode);
  const stops = colours.map(
    (colour, at) => `${colour} ${(at * 360) / colours.length}deg ${((at + 1) * 360) / colours.length}deg`,
  );
  return <span aria-hidden className={styles.dot} style={{ background: `conic-gradient(${stops.join(', ')})` }} />;
}
