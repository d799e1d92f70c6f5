import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type Engine } from '../../../../server/assistant/engine/Engine.js';
import { ModelEngine } from '../../../../server/assistant/engine/model/ModelEngine.js';
import { type ModelTrust } from '../../../../server/assistant/engine/model/trust/trust.js';
import { OfflineEngine } from '../../../../server/assistant/engine/offline/OfflineEngine.js';
import { type GraphStore } from '../../../../server/graph/GraphStore.js';
import { type ChatRequest, ScriptedModel } from '../ScriptedModel.js';
import { QuestionIds, type RecordedSet } from './sets.js';

/** A question as a model was asked it. */
export interface Prompt {
  readonly id: string;
  readonly messages: ChatRequest['messages'];
}

/** What an author wrote to each prompt, as a model would have: by the id of the question. */
type Answers = Readonly<Record<string, string>>;

/** What is written where no query says what is asked, and where nobody wrote an answer. */
const NO_QUERY = '{"query": null}';

const answersOf = (set: RecordedSet): Answers => {
  const file = path.join(import.meta.dirname, `${set.name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Answers) : {};
};

/**
 * A model behind a real endpoint on loopback that answers each request for a query as recorded, by the id of the question and whatever its prompt.
 * Questions are asked one at a time, so that the request in hand belongs to the question in hand.
 */
export class RecordedModel {
  readonly #prompts = new Map<string, Prompt>();
  readonly #ids: QuestionIds;
  #asked: string | undefined;

  private constructor(
    private readonly server: ScriptedModel,
    private readonly set: RecordedSet,
    private readonly answers: Answers,
  ) {
    this.#ids = new QuestionIds(set);
    server.play(
      () => ({ text: ['[[none]]'] }),
      (request) => ({ text: [this.#reply(request)] }),
    );
  }

  static async start(set: RecordedSet): Promise<RecordedModel> {
    return new RecordedModel(await ScriptedModel.start(), set, answersOf(set));
  }

  stop = (): Promise<void> => this.server.stop();

  readonly engineOver =
    (trust: ModelTrust) =>
    (store: GraphStore): Engine => {
      const model = new ModelEngine(this.server.settings, new OfflineEngine(store), store, {
        order: 'model-first',
        trust: () => trust,
      });
      return {
        answer: (question, context, ...rest) => {
          this.#asked = this.#ids.of(context.scope.ownerId.replace(/^tabled /u, ''), question);
          return model.answer(question, context, ...rest);
        },
      };
    };

  #reply({ messages }: ChatRequest): string {
    const id = this.#asked;
    if (id === undefined) return NO_QUERY;
    // A query with a fault is asked for again.
    if (!this.#prompts.has(id)) this.#prompts.set(id, { id, messages });
    return this.answers[id] ?? NO_QUERY;
  }

  /** The first prompt of each question that was asked. */
  get prompts(): readonly Prompt[] {
    return [...this.#prompts.values()];
  }

  /** Recorded answers to no question of the set. */
  get strangers(): readonly string[] {
    return Object.keys(this.answers).filter((id) => !this.#ids.all.includes(id));
  }

  /** Writes each prompt as the model got it into a file of its own, for an author. */
  writePrompts(folder: string): void {
    const place = path.join(folder, this.set.name);
    mkdirSync(place, { recursive: true });
    for (const prompt of this.prompts)
      writeFileSync(
        path.join(place, `${prompt.id.split('/').slice(1).join('-')}.json`),
        `${JSON.stringify(prompt, null, 1)}\n`,
      );
  }
}
