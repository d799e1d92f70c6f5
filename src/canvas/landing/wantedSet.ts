import { type ElementRef } from '../../../domain/elements/elements';

/** Elements that are brought onto the canvas together: more of them tell nobody anything at once. */
export const MOST_WANTED = 500;

/** Elements of a result, its nodes first. */
const MOST_OF_RESULT = 4000;

/** What one comes to the overview for, as the browser keeps it with the page: an address would not hold so many ids. */
interface Wanted {
  readonly wanted: { readonly projectId: string; readonly kind: ElementRef['kind']; readonly ids: readonly string[] };
}

/** What to give the browser when going to the overview, so that it shows elements of a project and selects them. */
export const wantedState = (
  projectId: string,
  kind: ElementRef['kind'],
  ids: readonly string[],
): { pathname: string; state: Wanted } => ({
  pathname: '/dashboard/data-overview',
  state: { wanted: { projectId, kind, ids: ids.slice(0, MOST_WANTED) } },
});

/** A result of a query with what joined it: these elements and nothing else are in sight then. */
interface WantedResult {
  readonly wanted: { readonly projectId: string; readonly result: readonly ElementRef[] };
}

/** What to give the browser when going to the overview, so that it shows a result of a project alone. */
export const wantedResult = (
  projectId: string,
  nodes: readonly { readonly id: string }[],
  relationships: readonly { readonly id: string }[],
): { pathname: string; state: WantedResult } => ({
  pathname: '/dashboard/data-overview',
  state: {
    wanted: {
      projectId,
      result: [
        ...nodes.map(({ id }): ElementRef => ({ kind: 'node', id })),
        ...relationships.map(({ id }): ElementRef => ({ kind: 'relationship', id })),
      ].slice(0, MOST_OF_RESULT),
    },
  },
});

const isText = (value: unknown): value is string => typeof value === 'string';

/** The elements of a project that are wanted, whoever wrote that; none when it is nothing of ours or of another project. */
export function wantedIn(state: unknown, projectId: string): readonly ElementRef[] {
  const { wanted } = (state ?? {}) as { wanted?: Partial<Record<keyof Wanted['wanted'], unknown>> };
  if (wanted?.projectId !== projectId || !Array.isArray(wanted.ids)) return [];
  const kind = wanted.kind === 'relationship' ? 'relationship' : 'node';
  return wanted.ids
    .filter(isText)
    .slice(0, MOST_WANTED)
    .map((id) => ({ kind, id }));
}

const isRef = (value: unknown): value is ElementRef => {
  const { kind, id } = (value ?? {}) as { kind?: unknown; id?: unknown };
  return (kind === 'node' || kind === 'relationship') && isText(id);
};

/** The elements of a project that are to be in sight alone, whoever wrote that; none when it is nothing of ours. */
export function resultIn(state: unknown, projectId: string): readonly ElementRef[] {
  const { wanted } = (state ?? {}) as { wanted?: { projectId?: unknown; result?: unknown } };
  if (wanted?.projectId !== projectId || !Array.isArray(wanted.result)) return [];
  return wanted.result.filter(isRef).slice(0, MOST_OF_RESULT);
}
