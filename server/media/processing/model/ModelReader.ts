import { type Reading } from '../../../../domain/processing/proposal.js';
import { OfflineReader } from '../offline/OfflineReader.js';
import { type ProseReader, type ReadingTask } from '../ProseReader.js';
import { GatheredFinds } from './GatheredFinds.js';
import { dataOf, INSTRUCTIONS } from './instructions.js';
import { PartFinds, readPartFinds } from './partFinds.js';
import { partsOf, type ProsePart } from './partsOf.js';

/** What a model is asked for JSON with. */
interface JsonAsking {
  /** What it is to do; nothing of a person is in it. */
  readonly instructions: string;
  /** What it is to do that with. */
  readonly data: string;
  /** The JSON schema that it is held to, as far as its server can. */
  readonly schema: object;
  readonly signal?: AbortSignal;
}

/** Asks a model for JSON. Answers what it wrote, whatever that is. Rejects where nobody answers, or nobody goes on answering. */
export type AskJson = (asking: JsonAsking) => Promise<string>;

/** How often a model is asked for a part before the rules read it: it may write something else the second time. */
const ATTEMPTS = 2;

/** Reads prose by asking a model, part by part. What it says that does not stand in the text is left out. Rejects where it does not answer. */
export class ModelReader implements ProseReader {
  readonly #rules = new OfflineReader();

  /** @param name what the model is called @param isHeld whether it is believed only where the words of the text say the same */
  constructor(
    readonly name: string,
    private readonly ask: AskJson,
    private readonly isHeld: boolean,
  ) {}

  async read(task: ReadingTask): Promise<Reading> {
    const { text, language, labels = [], signal, onProgress } = task;
    const parts = partsOf(text, language);
    const gathered = new GatheredFinds(text, labels, this.isHeld);
    let unread = 0;
    for (const [at, part] of parts.entries()) {
      onProgress?.(at / parts.length);
      const finds = await this.#finds(part, task);
      signal?.throwIfAborted();
      if (finds !== undefined) gathered.add(part, finds);
      else {
        unread += 1;
        gathered.addReading(part, await this.#rules.read({ ...task, text: text.slice(part.start, part.end) }));
      }
    }
    onProgress?.(1);
    const reading = gathered.reading(parts.flatMap(({ sentences }) => sentences));
    const readBy = { engine: 'model', model: this.name, parts: parts.length, byRules: unread } as const;
    return { ...reading, readBy };
  }

  /** What the model says of a part; undefined where it never says it in the form that is asked for. */
  async #finds(
    part: ProsePart,
    { text, labels = [], types = [], signal }: ReadingTask,
  ): Promise<PartFinds | undefined> {
    const data = dataOf(text.slice(part.start, part.end), labels, types);
    const asking = { instructions: INSTRUCTIONS, data, schema: PartFinds, ...(signal && { signal }) };
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const finds = readPartFinds(await this.ask(asking));
      if (finds !== undefined) return finds;
    }
    return undefined;
  }
}
