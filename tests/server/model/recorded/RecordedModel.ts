import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Engine } from '../../../../server/assistant/engine/Engine.js';
import { ModelEngine } from '../../../../server/assistant/engine/model/ModelEngine.js';
import { type ModelTrust } from '../../../../server/assistant/engine/model/trust/trust.js';
import { OfflineEngine } from '../../../../server/assistant/engine/offline/OfflineEngine.js';
import { type GraphStore } from '../../../../server/graph/GraphStore.js';
import { type ChatRequest, ScriptedModel } from '../ScriptedModel.js';
import { MessageIds, type RecordedSet } from './sets.js';

/** A message as a model was sent it. */
export interface Prompt {
  readonly id: string;
  readonly messages: ChatRequest['messages'];
}

/** What an author wrote to each prompt, as a model would have: by the id of the message. */
type Answers = Readonly<Record<string, string>>;

/** What is written where no query says what is asked, and where nobody wrote an answer. */
const NO_QUERY = '{"query": null}';

const answersOf = (set: RecordedSet): Answers => {
  const file = path.join(import.meta.dirname, `${set.name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Answers) : {};
};

/**
 * A model behind a real endpoint on loopback that answers each request for a query as recorded, by the id of the message and whatever its prompt.
 *
 * They are sent one at a time, so that the request in hand belongs to the message in hand.
 */
export class RecordedModel {
  readonly #prompts = new Map<string, Prompt>();
  readonly #ids: MessageIds;
  #asked: string | undefined;

  private constructor(
    private readonly server: ScriptedModel,
    set: RecordedSet,
    private readonly answers: Answers,
  ) {
    this.#ids = new MessageIds(set);
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
          this.#asked = this.#ids.of(context.scope.ownerId.replace(/^tabled /u, ''), [
            ...context.earlier.map((one) => one.question),
            question,
          ]);
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

  /** The first prompt of each message of the set that the model was sent. */
  get prompts(): readonly Prompt[] {
    return [...this.#prompts.values()];
  }

  /** Recorded answers to no message of the set. */
  get strangers(): readonly string[] {
    return Object.keys(this.answers).filter((id) => !this.#ids.all.includes(id));
  }
}
