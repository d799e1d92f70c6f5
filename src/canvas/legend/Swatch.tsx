import { type StyleKind, type StyleName, type StyleRule } from '../../../domain/styles/style';
import { useThemeMode } from '../../components/theme/useThemeMode';
import { drawnColour } from '../style/looks';
import { type StyleBook } from '../style/StyleBook';
import styles from './legend.module.css';

/** How the lines of relationships are dashed, in little. */
const DASHES = { solid: undefined, dashed: '5 3', dotted: '2 2' } as const;

interface StrokeProps {
  readonly colour: string;
  readonly width: number | undefined;
  readonly line: keyof typeof DASHES | undefined;
}

/** The line of relationships, in little. */
const Stroke = ({ colour, width, line = 'solid' }: StrokeProps) => (
  <svg className={styles.stroke} viewBox="0 0 18 6" aria-hidden>
    <line x1="0" y1="3" x2="18" y2="3" stroke={colour} strokeWidth={width} strokeDasharray={DASHES[line]} />
  </svg>
);

interface SwatchProps {
  readonly book: StyleBook;
  readonly name: StyleName;
}

/** How the elements of a label or type look, in little: its shape in its colours, or a stroke of its line. */
export function Swatch({ book, name }: SwatchProps) {
  const mode = useThemeMode();
  const style = book.styleOf(name);
  if (name.kind === 'type') {
    const colour = style.colour === undefined ? 'var(--canvas-faint)' : drawnColour(style.colour, mode);
    return <Stroke colour={colour} width={3} line={style.line} />;
  }
  const colours = style.colourBy === undefined ? [book.labelColour(name.name, mode)] : book.sampleColours(name, mode);
  const [part, shape] = [360 / colours.length, book.labelShape(name.name)];
  const stops = colours.map((colour, at) => `${colour} ${at * part}deg ${(at + 1) * part}deg`);
  const background = colours.length === 1 ? colours[0] : `conic-gradient(${stops.join(', ')})`;
  return <span aria-hidden className={styles.dot} data-shape={shape} style={{ background }} />;
}

/** How large a mark is for each size that a rule may give. */
const SIDES = [6, 8, 10, 12, 15];
const STROKES = [1, 1.5, 3, 4.5, 6];
const MIDDLE = 3;

/** What a rule makes of an element, in little: its colour, shape and size, or its stroke. */
export function RuleMark({ kind, rule }: { readonly kind: StyleKind; readonly rule: StyleRule }) {
  const mode = useThemeMode();
  const colour = rule.colour === undefined ? 'var(--canvas-faint)' : drawnColour(rule.colour, mode);
  const size = (rule.size ?? MIDDLE) - 1;
  if (kind === 'label') {
    const side = SIDES[size];
    return (
      <span className={styles.mark} aria-hidden>
        <span
          className={styles.dot}
          data-shape={rule.shape}
          style={{ background: colour, width: side, height: side }}
        />
      </span>
    );
  }
  return <Stroke colour={colour} width={STROKES[size]} line={rule.line} />;
}
