import { type StyleName } from '../../../domain/styles/style';
import { useThemeMode } from '../../components/theme/useThemeMode';
import { type StyleBook } from '../style/StyleBook';
import { type LegendLine } from './legendLines';
import styles from './legend.module.css';

/** How the lines of relationships are dashed, in little. */
const DASHES = { solid: undefined, dashed: '5 3', dotted: '2 2' } as const;

type StrokeProps = Pick<LegendLine, 'colours' | 'line'> & { readonly width: number | undefined };

/** The line of relationships, in little. */
const Stroke = ({ colours: [colour = 'var(--canvas-faint)'], width, line = 'solid' }: StrokeProps) => (
  <svg className={styles.stroke} viewBox="0 0 18 6" aria-hidden>
    <line x1="0" y1="3" x2="18" y2="3" stroke={colour} strokeWidth={width} strokeDasharray={DASHES[line]} />
  </svg>
);

type DotProps = Pick<LegendLine, 'colours' | 'shape'> & { readonly side?: number | undefined };

/** A node, in little: of several colours each has its part of it. */
function Dot({ colours, shape, side }: DotProps) {
  const part = 360 / colours.length;
  const stops = colours.map((colour, at) => `${colour} ${at * part}deg ${(at + 1) * part}deg`);
  const background = colours.length === 1 ? colours[0] : `conic-gradient(${stops.join(', ')})`;
  return (
    <span aria-hidden className={styles.dot} data-shape={shape} style={{ background, width: side, height: side }} />
  );
}

interface SwatchProps {
  readonly book: StyleBook;
  readonly name: StyleName;
}

/** How the elements of a label or type look, in little: its shape in its colours, or a stroke of its line. */
export function Swatch({ book, name }: SwatchProps) {
  const mark = book.markOf(name, useThemeMode());
  return name.kind === 'type' ? <Stroke {...mark} width={3} /> : <Dot {...mark} />;
}

/** How large a mark is for each size that a rule may give. */
const SIDES = [6, 8, 10, 12, 15];
const STROKES = [1, 1.5, 3, 4.5, 6];
const MIDDLE = 3;

/** What stands before a line of the legend: a value's colour, or what a rule makes of an element, in little. */
export function Mark({ of: { kind, colours, line, shape, size = MIDDLE } }: { readonly of: LegendLine }) {
  if (kind === 'more') return null;
  if (kind === 'gradient')
    return (
      <span className={styles.colours} style={{ background: `linear-gradient(to right, ${colours.join(', ')})` }} />
    );
  if (kind === 'stroke') return <Stroke colours={colours} line={line} width={STROKES[size - 1]} />;
  return (
    <span className={styles.mark} aria-hidden>
      <Dot colours={colours} shape={shape} side={SIDES[size - 1]} />
    </span>
  );
}
