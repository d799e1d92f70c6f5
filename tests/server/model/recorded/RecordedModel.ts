import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type Engine } from '../../../../server/assistant/engine/Engine.js';
import { ModelEngine } from '../../../../server/assistant/engine/model/ModelEngine.js';
import { type ModelTrust } from '../../../../server/assistant/engine/model/trust/trust.js';
import { OfflineEngine } from '../../../../server/assistant/engine/offline/OfflineEngine.js';
import { type GraphStore } from '../../../../server/graph/GraphStore.js';
import { type ChatRequest, ScriptedModel } from '../ScriptedModel.js';

/**
 * What an author wrote from a prompt alone: a query in the form of the prompt, or null where none says what is asked. Ids
 * differ from run to run, so nodes stand as `@name` or `@name#Label`: all candidates of the prompt that are called so.
 */
export interface RecordedAnswer {
  readonly field: string;
  readonly question: string;
  readonly query: object | null;
}

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly labels: readonly string[];
}

const keyOf = ({ field, question }: { field: string; question: string }) => `${field}: ${question}`;

const candidatesIn = ({ messages }: ChatRequest): readonly Candidate[] => {
  const found = messages.map(({ content }) => /<candidates>(.*?)<\/candidates>/su.exec(String(content))?.[1]);
  return found.flatMap((text) => (text === undefined ? [] : (JSON.parse(text) as Candidate[])));
};

/** The text of a recorded query with the ids that this prompt has for its nodes. */
function withIds(query: object, candidates: readonly Candidate[]): string {
  return JSON.stringify(query, (key, value: unknown) => {
    if (key !== 'ids' || !Array.isArray(value)) return value;
    return (value as string[]).flatMap((reference) => {
      const [name = '', label] = reference.slice(1).split('#');
      const meant = candidates.filter(
        (one) => one.name === name && (label === undefined || one.labels.includes(label)),
      );
      return meant.length > 0 ? meant.map(({ id }) => id) : [reference];
    });
  });
}

/** The recorded answers of a file in this folder, a JSON object a line. */
export const recordedIn = (file: string): readonly RecordedAnswer[] =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedAnswer);

/** What a model writes that is asked by a request, whose recorded query it is. */
export const written = (query: object | null, request: ChatRequest): string =>
  `{"query": ${query === null ? 'null' : withIds(query, candidatesIn(request))}}`;

interface Prompt {
  readonly field: string;
  readonly question: string;
  readonly request: ChatRequest;
}

/**
 * A model behind a real endpoint on loopback that answers each request for a query as recorded. Questions are asked one
 * at a time, so that the request in hand belongs to the question in hand.
 */
export class RecordedModel {
  readonly prompts: Prompt[] = [];
  /** Questions that have no recorded answer. */
  readonly unrecorded: string[] = [];
  #asked = { field: '', question: '' };

  private constructor(
    private readonly server: ScriptedModel,
    private readonly recorded: ReadonlyMap<string, RecordedAnswer>,
  ) {
    server.play(
      () => ({ text: ['[[none]]'] }),
      (request) => ({ text: [this.#reply(request)] }),
    );
  }

  /** @param file name of the recorded answers, a JSON object a line, in this folder */
  static async start(file: string): Promise<RecordedModel> {
    const answers = recordedIn(file);
    return new RecordedModel(await ScriptedModel.start(), new Map(answers.map((one) => [keyOf(one), one])));
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
          this.#asked = { field: context.scope.ownerId.replace(/^tabled /u, ''), question };
          return model.answer(question, context, ...rest);
        },
      };
    };

  #reply(request: ChatRequest): string {
    this.prompts.push({ ...this.#asked, request });
    const answer = this.recorded.get(keyOf(this.#asked));
    if (answer === undefined) this.unrecorded.push(keyOf(this.#asked));
    return written(answer?.query ?? null, request);
  }

  /** Writes each prompt as the model got it, for an author. */
  writePrompts(file: string): void {
    writeFileSync(file, JSON.stringify(this.prompts, null, 1));
  }
}
