import { type NamedStyle, type StoredStyle, styleKey } from '../../../domain/styles/style';

/** The looks of a view that a canvas wears, and of which version those of its project were when it was put on. */
export interface Worn {
  readonly styles: readonly NamedStyle[];
  readonly since: ReadonlyMap<string, number>;
}

/** What shows of both: the looks of the view, but for what was chosen in the project since. */
export function shownStyles(stored: readonly StoredStyle[], worn: Worn | null): readonly NamedStyle[] {
  if (worn === null) return stored;
  const changed = stored.filter((one) => one.version !== worn.since.get(styleKey(one)));
  const names = new Set(changed.map(styleKey));
  return [...worn.styles.filter((one) => !names.has(styleKey(one))), ...changed];
}
