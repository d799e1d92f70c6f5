import { type Json, stringify } from '../../storage/Json.js';
import { type ChangeLog } from './ChangeLog.js';
import { type GraphReader } from './GraphReader.js';
import { type GraphWriter } from './GraphWriter.js';
import { type ImportSink } from './ImportSink.js';

/** A port whose answers are JSON text. */
type Finished<P> = {
  readonly [K in keyof P]: P[K] extends (...args: infer A) => Promise<infer T>
    ? (...args: A) => Promise<Json<T>>
    : never;
};

type AllPorts = GraphReader & GraphWriter & ChangeLog & ImportSink;

/** The calls whose answers a client is given as they are. */
const FINISHED_CALLS = [
  'node',
  'relationship',
  'nodes',
  'relationships',
  'labels',
  'propertyUse',
  'elementChanges',
  'types',
  'overview',
  'neighbourhood',
  'shortestPath',
  'search',
  'withAnyWord',
  'shape',
  'mentioned',
  'select',
  'query',
  'elements',
  'relationshipsAmong',
  'exportNodes',
  'exportRelationships',
  'createNode',
  'createRelationship',
  'setRelationship',
  'updateNode',
  'updateRelationship',
  'deleteNode',
  'deleteRelationship',
  'applyPatch',
  'bulkEdit',
  'bulkEditCounts',
  'patchCounts',
  'undo',
  'redo',
  'changes',
  'changeDetails',
  'styles',
  'setStyle',
  'publishImport',
] as const satisfies readonly (keyof AllPorts)[];

/** The calls of the ports that answer with content. */
export type GraphCalls = Pick<AllPorts, (typeof FINISHED_CALLS)[number]>;

/** The same calls with finished JSON for an answer. */
export type FinishedGraph = Finished<GraphCalls>;

/** The calls of one interface made of those of another, each answer changed. */
function withAnswers<From extends object, To>(calls: From, change: (answer: never) => unknown): To {
  const made = FINISHED_CALLS.map((name) => {
    const call = (calls as Record<string, (...args: unknown[]) => Promise<never>>)[name];
    return [name, async (...args: unknown[]) => change((await call?.apply(calls, args)) as never)] as const;
  });
  return Object.fromEntries(made) as To;
}

/** Finished answers of a store: its own where it has them, else made from its values. */
export const finishedOf = <Calls extends Partial<GraphCalls>>(
  store: Calls & { readonly finished?: FinishedGraph },
): Pick<FinishedGraph, keyof Calls & keyof FinishedGraph> =>
  store.finished ?? withAnswers<Calls, FinishedGraph>(store, stringify);

/** The calls of the ports over an engine that answers with finished JSON. */
export const valuesOf = (finished: FinishedGraph): GraphCalls =>
  withAnswers<FinishedGraph, GraphCalls>(finished, (text: Json<unknown>) => JSON.parse(text) as unknown);
