import { newId } from '../../../../domain/ids/ids';
import { type PatchOperation } from '../../../../domain/changes/patch';
import { type Point } from '../../../../domain/elements/elements';
import { type Clip, clipIn, type Copied, pasted } from './clip';

/** Under which the clipboard holds a part of a graph beside the table that other programs paste. */
const HARTA_JSON = 'application/x-harta+json';
/** Copies of one thing that are pasted in a row stand so far from one another, in the graph's units. */
const SET_OFF = 40;
/** Where copying is of what stands there: a table beside the canvas copies and cuts its cells. */
const OWN = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="grid"]';

const isElsewhere = ({ defaultPrevented, target }: ClipboardEvent): boolean =>
  defaultPrevented || (target instanceof Element && target.closest(OWN) !== null);

/** What was copied last on this page: it goes along from project to project. */
let copied: Copied | undefined;

/** What is told of copying and pasting. */
type ClipboardNews = 'copied' | 'nothing' | 'closed';

/** The canvas as the clipboard sees it. */
export interface ClipboardCanvas {
  /** What is selected, with the relationships between; undefined when no node is. */
  take(): Copied | undefined;
  /** Deletes what is selected. */
  remove(): void;
  /** The place around which is pasted. */
  middle(): Point;
  put(operations: readonly PatchOperation[]): Promise<void>;
  tell(news: ClipboardNews, count?: number): void;
}

/**
 * Copies and pastes parts of a graph, within a project and between projects. The clipboard holds what is copied as Harta's own format and
 * as a table with tabs; pasted are the former, a text of that format, and the table that was copied here.
 */
export class CanvasClipboard {
  /** What was pasted last, and how often in a row. */
  #last = { text: '', times: 0 };

  constructor(private readonly canvas: ClipboardCanvas) {}

  /** Answers the keys for copying and cutting. */
  readonly copied = (event: ClipboardEvent): void => {
    const isTextSelected = getSelection()?.isCollapsed === false;
    if (event.clipboardData === null || isElsewhere(event) || isTextSelected) return;
    const taken = this.canvas.take();
    if (taken === undefined) return;
    event.preventDefault();
    event.clipboardData.setData(HARTA_JSON, JSON.stringify(taken.clip));
    event.clipboardData.setData('text/plain', taken.table);
    this.#keep(taken);
    if (event.type === 'cut') this.canvas.remove();
  };

  /** Answers the keys for pasting; what is none of ours is left to the page. */
  readonly pasted = (event: ClipboardEvent): void => {
    if (event.clipboardData === null || isElsewhere(event)) return;
    const own = event.clipboardData.getData(HARTA_JSON);
    const clip = clipIn(own === '' ? event.clipboardData.getData('text/plain') : own, copied);
    if (clip === undefined) return;
    event.preventDefault();
    void this.#put(clip);
  };

  /** Copies without a key, and takes it away when it is to be cut. @param as a table, or Harta's own format as text, with the relationships */
  async copy(isCut: boolean, as: 'table' | 'json' = 'table'): Promise<void> {
    const taken = this.canvas.take();
    if (taken === undefined) return;
    try {
      await navigator.clipboard.writeText(as === 'table' ? taken.table : JSON.stringify(taken.clip, null, 2));
    } catch {
      return this.canvas.tell('closed');
    }
    this.#keep(taken);
    if (isCut) this.canvas.remove();
  }

  /** Pastes without a key, which a browser may refuse or ask the person about. */
  async paste(): Promise<void> {
    let text;
    try {
      text = await navigator.clipboard.readText();
    } catch {
      return this.canvas.tell('closed');
    }
    const clip = clipIn(text, copied);
    if (clip === undefined) return this.canvas.tell('nothing');
    await this.#put(clip);
  }

  #keep(taken: Copied): void {
    copied = taken;
    this.#last = { text: '', times: 0 };
    this.canvas.tell('copied', taken.clip.nodes.length);
  }

  async #put(clip: Clip): Promise<void> {
    const text = JSON.stringify(clip);
    const times = this.#last.text === text ? this.#last.times + 1 : 0;
    this.#last = { text, times };
    const { x, y } = this.canvas.middle();
    await this.canvas.put(pasted(clip, { x: x + times * SET_OFF, y: y + times * SET_OFF }, newId));
  }
}
