import { type GraphShape } from '../../../graph/asked.js';
import { type GraphScope } from '../../../graph/ports/scope.js';
import { BoundedMap } from '../../../platform/storage/BoundedMap.js';
import { type Json, parse } from '../../../platform/storage/Json.js';
import { type AssistantGraph } from '../../reading/GraphReading.js';
import { type MainThread } from './MainThread.js';

/** Projects whose shape is kept, with what was worked out of it: 20 MB where all have a hundred labels. */
const MOST_SHAPES = 20;

/** The last shapes of projects. One that has not changed is the very same, so that its words are worked out once and not by every question. */
function shapesByText() {
  const kept = new BoundedMap<string, { readonly text: Json<GraphShape>; readonly shape: GraphShape }>(MOST_SHAPES);
  return ({ ownerId, projectId }: GraphScope, text: Json<GraphShape>): GraphShape => {
    const key = `${ownerId} ${projectId}`;
    const known = kept.get(key);
    const now = known?.text === text ? known : { text, shape: parse(text) };
    kept.set(key, now);
    return now.shape;
  };
}

const valueOf = async <T>(text: Promise<Json<T>>): Promise<T> => parse(await text);

/** The graphs of persons, read by the main thread. It passes texts on, and makes nothing of them. */
export function graphOf(main: MainThread): AssistantGraph {
  const shapeOf = shapesByText();
  return {
    changeDetails: (...args) => valueOf(main.call('changeDetails', ...args)),
    elements: (...args) => valueOf(main.call('elements', ...args)),
    lookup: (...args) => valueOf(main.call('lookup', ...args)),
    neighbourhood: (...args) => valueOf(main.call('neighbourhood', ...args)),
    overview: (...args) => valueOf(main.call('overview', ...args)),
    patchCounts: (...args) => valueOf(main.call('patchCounts', ...args)),
    projects: (...args) => valueOf(main.call('projects', ...args)),
    query: (...args) => valueOf(main.call('query', ...args)),
    relationships: (...args) => valueOf(main.call('relationships', ...args)),
    schema: async (scope) => shapeOf(scope, await main.call('schema', scope)),
    search: (...args) => valueOf(main.call('search', ...args)),
    shortestPath: (...args) => valueOf(main.call('shortestPath', ...args)),
    styles: (...args) => valueOf(main.call('styles', ...args)),
    totals: (...args) => main.call('totals', ...args),
    withAnyWord: (...args) => valueOf(main.call('withAnyWord', ...args)),
  };
}
