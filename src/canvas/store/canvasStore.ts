import { type Point } from '../../../domain/elements/elements';
import { type GraphState, type GraphStore, storeOf, type StoreOf } from '../../graph/graphState';
import { type Kept } from '../core/dimming';
import { type Emphasis, NO_EMPHASIS } from '../core/emphasised';
import { type Hidden, NOTHING_HIDDEN } from '../core/visibility';
import { type LayoutId } from '../layouts/layouts';
import { type Kept as KeptValues } from '../layouts/parameters';
import { type Looking } from '../lens/looking';
import { type StyleBook } from '../style/StyleBook';
import { type CanvasTheme } from '../style/theme';
import { type InspectorChoice, NOTHING_OPEN, type OpenParts, USUAL_INSPECTOR } from './openParts';

/** How the layouts of a project are set: the parameters of each that was chosen, and which was asked for last. */
export interface LayoutChoices {
  readonly last: LayoutId;
  readonly values: Readonly<Record<string, KeptValues>>;
}
export const USUAL_LAYOUTS: LayoutChoices = { last: 'force', values: {} };

/** Nodes that stand elsewhere; which of them are seen on their way, if what draws them has not moved them there itself. */
interface NodesMoved {
  readonly ids: readonly string[];
  readonly glides?: (id: string) => boolean;
}

/** What a canvas knows beside the graph that is shown on it. */
interface CanvasParts {
  /** Of which project ways of looking are kept in this browser; none before it is known, and on canvases that only show. */
  readonly projectId: string | undefined;
  readonly theme: CanvasTheme;
  /** How everything looks. */
  readonly book: StyleBook;
  /** Whether what was chosen of looks has come, or is not waited for any longer: nothing is drawn in looks that it does not keep. */
  readonly areLooksKnown: boolean;
  /** What is switched off. */
  readonly hidden: Hidden;
  /** What is drawn as it is while all else is faint; null where nothing is. */
  readonly kept: Kept | null;
  /** What stands out; what is selected in it is what the tool machine says. */
  readonly emphasis: Emphasis;
  /** Which nodes stand elsewhere than before. */
  readonly moved: NodesMoved;
  /** What of the plane is seen: another object also whenever a node is seen to move on it. Undefined before anything is drawn. */
  readonly view: { readonly zoom: number; readonly pan: Point } | undefined;
  /** By which query it is looked at; null while all of it is. */
  readonly looking: Looking | null;
  /** The nodes that layouts leave where they are. */
  readonly pinned: ReadonlySet<string>;
  readonly layouts: LayoutChoices;
  readonly open: OpenParts;
  readonly inspector: InspectorChoice;
}

/** What a canvas knows: values that are never changed, only replaced. */
export type CanvasState = CanvasParts & GraphState;

/** A store that is read as one: the graph in it is that of its model, and only the model changes it. */
export type CanvasStore = Pick<StoreOf<CanvasState>, 'getState' | 'getInitialState' | 'subscribe'> &
  Pick<StoreOf<CanvasParts>, 'setState'>;

/**
 * Makes the store of a canvas on which nothing was done yet. Nothing else changes by it: while one canvas takes the place of another both
 * stand on the same graph.
 */
export function canvasStoreOn(
  graph: GraphStore,
  looks: Pick<CanvasParts, 'theme' | 'book' | 'areLooksKnown'>,
): CanvasStore {
  const parts = storeOf<CanvasParts>({
    projectId: undefined,
    ...looks,
    hidden: NOTHING_HIDDEN,
    kept: null,
    emphasis: NO_EMPHASIS,
    moved: { ids: [] },
    view: undefined,
    looking: null,
    pinned: new Set(),
    layouts: USUAL_LAYOUTS,
    open: NOTHING_OPEN,
    inspector: USUAL_INSPECTOR,
  });
  let own = parts.getState();
  let whole: CanvasState = { ...own, ...graph.getState() };
  // The same object until a part of it is another.
  const getState = () => {
    const [latest, shown] = [parts.getState(), graph.getState()];
    if (latest !== own || shown.graph !== whole.graph) [own, whole] = [latest, { ...latest, ...shown }];
    return whole;
  };
  return {
    getState,
    getInitialState: getState,
    setState: parts.setState,
    subscribe: (hear) => {
      let heard = getState();
      const follow = () => {
        const [now, before] = [getState(), heard];
        heard = now;
        if (now !== before) hear(now, before);
      };
      const stops = [graph.subscribe(follow), parts.subscribe(follow)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Opens or closes parts; the others stay as they are. */
export const setOpen = (store: CanvasStore, change: Partial<OpenParts>): void =>
  store.setState(({ open }) => ({ open: { ...open, ...change } }));
