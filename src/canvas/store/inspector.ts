import { readStoredJson, writeStored } from '../../app/storage';
import { type CanvasStore } from './canvasStore';
import { INSPECTOR_WIDTH, type InspectorChoice } from './openParts';

const KEY = 'canvas.inspector';

const within = (width: number): number =>
  Math.round(Math.min(INSPECTOR_WIDTH.most, Math.max(INSPECTOR_WIDTH.least, width)));

function keptInspector(): InspectorChoice {
  const read = readStoredJson(KEY) as Partial<InspectorChoice> | null | undefined;
  const width = Number(read?.width ?? NaN);
  return {
    isCollapsed: read?.isCollapsed === true,
    width: Number.isFinite(width) ? within(width) : INSPECTOR_WIDTH.usual,
  };
}

/** Takes up how the column was left in this browser. */
export const takeUpInspector = (store: CanvasStore): void => store.setState({ inspector: keptInspector() });

/** Widens, narrows, collapses or opens the column, and keeps it so for the next time. */
export function setInspector(store: CanvasStore, change: Partial<InspectorChoice>): void {
  const inspector = { ...store.getState().inspector, ...change };
  const kept = { ...inspector, width: within(inspector.width) };
  store.setState({ inspector: kept });
  writeStored(KEY, JSON.stringify(kept));
}
