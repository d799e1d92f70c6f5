import { type Citation, type Source } from '../../Engine.js';
import { citeNode, citeRelationship } from '../../../grounding/citations.js';
import { type GraphReading } from '../../../reading/GraphReading.js';
import { type Mark } from './MarkCutter.js';

/** What the model was shown in this turn: only that can bear a claim. */
export class Grounding {
  readonly #lookups = new Map<string, readonly Citation[]>();
  readonly #shown = new Map<string, Source>();
  readonly #citations = new Map<string, Citation>();
  readonly #sources = new Map<string, Source>();

  constructor(private readonly reading: GraphReading) {}

  /** Keeps a lookup with the elements that show its result, which may be none; gives the mark for it. */
  lookup(shows: readonly Citation[]): string {
    const key = String(this.#lookups.size + 1);
    this.#lookups.set(key, shows);
    return `[[q:${key}]]`;
  }

  /** Keeps a help question or an example that the model was shown; gives the mark for it. */
  show(source: Source): string {
    const mark = `${source.kind === 'faq' ? 'f' : 'e'}:${source.key}`;
    this.#shown.set(mark, source);
    return `[[${mark}]]`;
  }

  /** Takes a mark for what it marks. False when nothing was read or shown that it names. */
  bears(mark: Mark): boolean {
    if (mark.kind === 'none') return false;
    if (mark.kind === 'f' || mark.kind === 'e') return this.#bearsSource(`${mark.kind}:${mark.key}`);
    const citations = this.#citationsOf(mark.kind, mark.key);
    for (const citation of citations ?? []) this.#citations.set(citation.id, citation);
    return citations !== undefined;
  }

  /** What the marks so far come to. */
  get citations(): Citation[] {
    return [...this.#citations.values()];
  }

  get sources(): Source[] {
    return [...this.#sources.values()];
  }

  #bearsSource(key: string): boolean {
    const source = this.#shown.get(key);
    if (source === undefined) return false;
    this.#sources.set(key, source);
    return true;
  }

  #citationsOf(kind: 'n' | 'r' | 'q', key: string): readonly Citation[] | undefined {
    if (kind === 'q') return this.#lookups.get(key);
    const node = this.reading.nodes.get(key);
    const relationship = this.reading.relationships.get(key);
    if (node !== undefined) return [citeNode(node)];
    return relationship === undefined ? undefined : [citeRelationship(relationship)];
  }
}
