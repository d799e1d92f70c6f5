import { isId } from '../../../../../domain/ids/ids.js';

/** What a claim of the model says that it rests on: a node, a relationship, a lookup, a help question, an example, or nothing. */
export type Mark =
  | { readonly kind: 'n' | 'r' | 'q' | 'f' | 'e'; readonly key: string }
  /** The model says that there is no answer. */
  | { readonly kind: 'none' };

/** The marks between two pairs of brackets; `[[n:A, r:B]]` holds two. What is no mark is passed over. */
export function marksIn(inside: string): Mark[] {
  return inside.split(/[\s,;|]+/u).flatMap((part): Mark[] => {
    if (part === 'none') return [{ kind: 'none' }];
    const [, kind, key] = /^([nrqfe]):(\S+)$/u.exec(part) ?? [];
    if (kind !== undefined && key !== undefined) return [{ kind: kind as 'n', key }];
    return isId(part) ? [{ kind: 'n', key: part }] : [];
  });
}

/** A stretch of text, then the marks that stood after it. */
export interface Cut {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** Longer than this between the brackets is no mark. */
const LONGEST = 400;
/** A mark with the blanks before it. */
const MARK = new RegExp(`[ \\t]*\\[\\[([^\\[\\]\\n]{0,${LONGEST}})\\]\\]`, 'u');
/** What may still become a mark: blanks at the end, or brackets that are not closed yet. */
const UNDECIDED = new RegExp(`[ \\t]*(?:\\[(?:\\[[^\\[\\]\\n]{0,${LONGEST}}\\]?)?)?$`, 'u');

/** Cuts the marks out of a text that comes in pieces of any size. */
export class MarkCutter {
  #held = '';

  /** What is sure after a piece. */
  push(piece: string): Cut[] {
    this.#held += piece;
    const cuts: Cut[] = [];
    for (let found = MARK.exec(this.#held); found !== null; found = MARK.exec(this.#held)) {
      cuts.push({ text: this.#held.slice(0, found.index), marks: marksIn(found[1] ?? '') });
      this.#held = this.#held.slice(found.index + found[0].length);
    }
    const sure = UNDECIDED.exec(this.#held)?.index ?? this.#held.length;
    if (sure > 0) cuts.push({ text: this.#held.slice(0, sure), marks: [] });
    this.#held = this.#held.slice(sure);
    return cuts;
  }

  /** What was held back at the end; a mark that was never closed is dropped. */
  end(): Cut[] {
    const text = this.#held.replace(/[ \t]*\[\[[^\]]*\]?$/u, '');
    this.#held = '';
    return text === '' ? [] : [{ text, marks: [] }];
  }
}
