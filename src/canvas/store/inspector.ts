import { readStored, writeStored } from '../../app/storage';
import { type CanvasStore } from './canvasStore';

/** How a person left the column beside the canvas: wide as it is, or collapsed. */
export interface InspectorChoice {
  readonly isCollapsed: boolean;
  /** In pixels. */
  readonly width: number;
}

/** How narrow and how wide the column may be, in pixels. */
export const INSPECTOR_WIDTH = { least: 280, usual: 340, most: 560 } as const;
export const USUAL_INSPECTOR: InspectorChoice = { isCollapsed: false, width: INSPECTOR_WIDTH.usual };
const KEY = 'canvas.inspector';

const within = (width: number): number =>
  Math.round(Math.min(INSPECTOR_WIDTH.most, Math.max(INSPECTOR_WIDTH.least, width)));

function keptInspector(): InspectorChoice {
  try {
    const read = JSON.parse(readStored(KEY) ?? 'null') as Partial<InspectorChoice> | null;
    const width = Number(read?.width ?? NaN);
    return {
      isCollapsed: read?.isCollapsed === true,
      width: Number.isFinite(width) ? within(width) : INSPECTOR_WIDTH.usual,
    };
  } catch {
    return USUAL_INSPECTOR;
  }
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
