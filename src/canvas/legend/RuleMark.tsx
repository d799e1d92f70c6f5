import { type StyleKind, type StyleRule } from '../../../domain/styles/style';
import { useThemeMode } from '../../components/theme/useThemeMode';
import { drawnColour } from '../style/looks';
import styles from './legend.module.css';
import { Stroke } from './Swatch';

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
