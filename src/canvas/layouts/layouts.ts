import { type texts } from '../../../locales/en/index';
import { type LayoutGraph, type LazyStep, type Places } from './layoutGraph';
import { centre } from './pack';
import { choice, type Kept, type Parameters, percent, type ValuesOf, valuesOf } from './parameters';

/** What a layout is called: the text of the same key. */
export type LayoutId = keyof (typeof texts)['canvas']['layout']['of'];

/** A way to lay out a graph. */
export interface Layout {
  readonly id: LayoutId;
  readonly parameters: Parameters;
  /** Whether a draft of it is drawn before its first step. */
  readonly isDrafted: boolean;
  /** Lays out, step by step, the last of which has progress 1 and places. For the worker: this fetches the code. */
  steps(graph: LayoutGraph, kept: Kept): Promise<Iterable<LazyStep>>;
}

type Steps<Of extends Parameters> = (graph: LayoutGraph, values: ValuesOf<Of>) => Iterable<LazyStep>;

function layout<const Of extends Parameters>(
  id: LayoutId,
  parameters: Of,
  load: () => Promise<Steps<Of>>,
  isDrafted = false,
): Layout {
  const steps = async (graph: LayoutGraph, kept: Kept) => (await load())(graph, valuesOf(parameters, kept));
  return { id, parameters, isDrafted, steps };
}

/** A layout that is worked out in one step. */
const inOneStep =
  <Values>(places: (graph: LayoutGraph, values: Values) => Places) =>
  (graph: LayoutGraph, values: Values): LazyStep[] => [{ progress: 1, places: () => centre(places(graph, values)) }];

const SHAPED = { spacing: percent(50, 300) } as const;

/**
 * Every layout that a person may ask for. A record more is a layout more: menus, palette, form and worker draw from these records
 * alone. What works places out is loaded by the worker, not by the page.
 */
export const LAYOUTS: readonly Layout[] = [
  layout(
    'force',
    {
      spacing: percent(70, 300),
      repulsion: percent(20, 400),
      effort: choice(['quick', 'usual', 'thorough'], 'usual'),
    },
    async () => (await import('./roomyForce')).roomyForce,
    true,
  ),
  layout(
    'hierarchy',
    {
      direction: choice(['down', 'right', 'up', 'left'], 'down'),
      spacing: percent(70, 300),
      levels: percent(50, 300),
    },
    async () => (await import('./layers/hierarchy')).hierarchy,
  ),
  layout('radial', SHAPED, async () => inOneStep((await import('./shapes')).radial)),
  layout('concentric', { ...SHAPED, by: choice(['connections', 'incoming', 'outgoing'], 'connections') }, async () =>
    inOneStep((await import('./shapes')).concentric),
  ),
  layout('circle', { ...SHAPED, order: choice(['given', 'connections'], 'given') }, async () =>
    inOneStep((await import('./shapes')).circle),
  ),
  layout('grid', { ...SHAPED, columns: { kind: 'number', least: 0, most: 60, step: 1, usual: 0 } }, async () =>
    inOneStep((await import('./shapes')).grid),
  ),
  // Offered only where the nodes say where they lie.
  layout('coordinates', { spacing: percent(100, 400) }, async () =>
    inOneStep((await import('./byCoordinates')).byCoordinates),
  ),
];

/** The layout of this name; by relationships when there is none. */
export const layoutOf = (id: string): Layout => LAYOUTS.find((one) => one.id === id) ?? LAYOUTS[0]!;
