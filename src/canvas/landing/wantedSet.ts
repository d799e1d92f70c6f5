import { OVERVIEW } from '../../../domain/elements/address';
import { type ElementRef } from '../../../domain/elements/elements';

/** Elements that are brought onto the canvas together: more of them tell nobody anything at once. */
export const MOST_WANTED = 500;

/** Elements of a result, its nodes first, which are in sight alone. */
const MOST_OF_RESULT = 4000;

type Refs = readonly ElementRef[];

/** What one comes to the overview for, as the browser keeps it with the page: an address would not hold so many ids. */
interface Wanted {
  readonly wanted: { readonly projectId: string; readonly refs: Refs; readonly isAlone: boolean };
}

const mostOf = (isAlone: boolean): number => (isAlone ? MOST_OF_RESULT : MOST_WANTED);

/** What to give the browser when going to the overview, so that it shows elements of a project. @param isAlone nothing else is in sight then; otherwise they are selected */
export const wantedState = (
  projectId: string,
  refs: Refs,
  isAlone = false,
): { readonly pathname: string; readonly state: Wanted } => ({
  pathname: OVERVIEW,
  state: { wanted: { projectId, refs: refs.slice(0, mostOf(isAlone)), isAlone } },
});

const isRef = (value: unknown): value is ElementRef => {
  const { kind, id } = (value ?? {}) as { kind?: unknown; id?: unknown };
  return (kind === 'node' || kind === 'relationship') && typeof id === 'string';
};

/** The elements of a project that are wanted, whoever wrote that; none when it is nothing of ours or of another project. */
export function wantedIn(state: unknown, projectId: string): { readonly refs: Refs; readonly isAlone: boolean } {
  const { wanted } = (state ?? {}) as { wanted?: Partial<Record<keyof Wanted['wanted'], unknown>> };
  const isAlone = wanted?.isAlone === true;
  if (wanted?.projectId !== projectId || !Array.isArray(wanted.refs)) return { refs: [], isAlone };
  return { refs: wanted.refs.filter(isRef).slice(0, mostOf(isAlone)), isAlone };
}
