import { readStored, writeStored } from '../../app/storage';
import { readChoice, type RendererChoice } from './choice';
import {
  type DrawingTask,
  type FarEdges,
  type FarNodes,
  type FarPart,
  type FarPicture,
  type FarPlaces,
  type FarRenderer,
  type FarView,
  type PictureKind,
} from './scene';

/** Columns cut to what is filled. @param memory gets that of the copies, which the worker takes over */
function copied<T extends FarNodes | FarPlaces | FarEdges>(columns: T, memory: ArrayBuffer[]): T {
  const entries = Object.entries(columns).map(([name, column]) => {
    if (!ArrayBuffer.isView(column)) return [name, column] as const;
    const copy = (column as Uint32Array).slice(0, columns.count);
    memory.push(copy.buffer as ArrayBuffer);
    return [name, copy] as const;
  });
  // Under each name stands what stood there, only shorter: entries do not say so to the compiler.
  return Object.fromEntries(entries) as unknown as T;
}

interface Waiting {
  resolve(picture: FarPicture): void;
  reject(error: unknown): void;
}

/** Which renderer was chosen in this browser, and by what. */
const CHOICE = 'farRenderer';

/** What the worker says: a picture, that there was nothing to be drawn, or which renderer it chose. */
type Answer = FarPicture | undefined | { readonly chosen: RendererChoice };

/** Draws in a worker: without a graphics card, or with it where that has been measured to be faster. */
export class WorkerRenderer implements FarRenderer {
  readonly #worker = new Worker(new URL('./drawing.worker.ts', import.meta.url), { type: 'module' });
  /** Who waits for a picture, the first of them for the next. */
  readonly #waiting: Waiting[] = [];

  /** @param onFailed it cannot draw: its code did not come, or broke */
  constructor(onFailed: () => void) {
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data !== undefined && 'chosen' in data) return writeStored(CHOICE, JSON.stringify(data.chosen));
      const waiting = this.#waiting.shift();
      if (data === undefined) waiting?.reject(new Error('Nothing was there to be drawn'));
      else if (waiting === undefined) data.bitmap.close();
      else waiting.resolve(data);
    };
    this.#worker.onerror = (event) => {
      this.#rejectAll(event.message);
      onFailed();
    };
    this.#tell({ type: 'choice', choice: readChoice(readStored(CHOICE)) });
  }

  put(part: FarPart): void {
    const memory: ArrayBuffer[] = [];
    if (part.type === 'nodes') this.#tell({ ...part, nodes: copied(part.nodes, memory) }, memory);
    else if (part.type === 'places') this.#tell({ ...part, places: copied(part.places, memory) }, memory);
    else if (part.type === 'edges') this.#tell({ ...part, edges: copied(part.edges, memory) }, memory);
    else this.#tell(part);
  }

  async draw(view: FarView, kind: PictureKind): Promise<FarPicture> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#tell({ type: 'draw', view, kind });
    });
  }

  end(): void {
    this.#worker.terminate();
    this.#rejectAll('Nothing is drawn any longer');
  }

  #rejectAll(why: string): void {
    for (const waiting of this.#waiting.splice(0)) waiting.reject(new Error(why));
  }

  #tell(task: DrawingTask, memory: ArrayBuffer[] = []): void {
    this.#worker.postMessage(task, memory);
  }
}
