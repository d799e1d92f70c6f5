import { readStoredJson, writeStored } from '../../app/storage';
import { type LayoutId, layoutOf } from '../layouts/layouts';
import { type Kept, valuesOf } from '../layouts/parameters';
import { type CanvasState, type CanvasStore, type LayoutChoices, USUAL_LAYOUTS } from './canvasStore';

/** Under which this browser keeps how a project is laid out. */
const keyOf = (projectId: string) => `canvas.layouts:${projectId}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** How the layouts of a project were set in this browser. Values are read again by whoever takes them, since they may be of another time. */
export function keptLayouts(projectId: string): LayoutChoices {
  const read = readStoredJson(keyOf(projectId));
  if (!isRecord(read) || !isRecord(read['values'])) return USUAL_LAYOUTS;
  const values = Object.entries(read['values']).filter((entry): entry is [string, Kept] => isRecord(entry[1]));
  return { last: layoutOf(String(read['last'])).id, values: Object.fromEntries(values) };
}

/** The values of all parameters of a layout, as chosen or as usual. */
export const layoutValues = ({ layouts }: Pick<CanvasState, 'layouts'>, id: string): Kept =>
  valuesOf(layoutOf(id).parameters, layouts.values[id]);

/** Keeps that a layout was asked for, with these values or those of before. */
export function chooseLayout(store: CanvasStore, id: LayoutId, values = layoutValues(store.getState(), id)): void {
  const { layouts: before, projectId } = store.getState();
  const layouts = { last: id, values: { ...before.values, [id]: values } };
  store.setState({ layouts });
  if (projectId !== undefined) writeStored(keyOf(projectId), JSON.stringify(layouts));
}
