import { type LiveEvents } from '../../platform/bus/liveEvents.js';
import { type ChatMessage, type ChatTurn } from '../../contract/chat/messages.js';
import { type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type GraphReader } from '../../graph/ports/GraphReader.js';
import { type ProjectCatalog } from '../../people/records/projects/ProjectCatalog.js';
import { type AnswerChange, type ChatStore, type EarlierTurn } from '../../people/records/chats/ChatStore.js';
import { type NotificationDraft } from '../../people/records/NotificationStore.js';
import { type AliasStore } from '../../people/records/AliasStore.js';
import { type Engine, type Example } from '../engine/Engine.js';
import { checkCitations } from '../grounding/citations.js';
import { warn } from '../../platform/faults/guarded.js';
import { answerParts } from './answerParts.js';
import { Deltas } from './Deltas.js';
import { WriteBehind } from './WriteBehind.js';

/** What turns stand on. */
export interface TurnParts {
  readonly store: GraphReader & ProjectCatalog;
  readonly chats: ChatStore;
  readonly live: LiveEvents;
  readonly engine: Engine;
  /** What the person taught. */
  readonly examplesOf: (owner: OwnerId) => Promise<readonly Example[]>;
  /** What words mean in projects, as their persons have said. */
  readonly aliases: Pick<AliasStore, 'list' | 'put'>;
  /** What a person is told when little is left of what they may ask; without it they are told nothing. */
  readonly nearlyUsed?: () => NotificationDraft;
}

/** Why a turn ends before its answer does: the person has enough, or this process ends. */
export type Ending = 'stopped' | 'failed';

const isGone = (error: unknown) => error instanceof ProblemError && error.code === 'MESSAGE_NOT_FOUND';

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(new Error('The turn was ended')), { once: true });
  });

/** An answer that is being written, checked and stored before it is told as done, whether or not somebody still waits. */
export class RunningTurn {
  /** The answer as it is kept in the end. Rejects when it could not be kept, because it was deleted meanwhile. */
  readonly ended: Promise<ChatMessage>;
  readonly #abort = new AbortController();
  readonly #deltas = new Deltas((number, piece) => this.#publish(number, piece));
  readonly #written = new WriteBehind(() => this.#writeDown());
  #ending: Ending = 'failed';

  constructor(
    private readonly parts: TurnParts,
    readonly owner: OwnerId,
    readonly turn: ChatTurn,
    earlier: readonly EarlierTurn[],
  ) {
    this.ended = this.#run(earlier);
    // Whoever waits hears of it; that nobody does is no fault.
    this.ended.catch(() => undefined);
  }

  /** Ends it where it is. */
  end(how: Ending): void {
    if (this.#abort.signal.aborted) return;
    this.#ending = how;
    this.#abort.abort();
  }

  /** The stored answer with the text that was told so far. */
  shown(stored: ChatMessage): ChatMessage {
    return { ...stored, text: this.#deltas.text, deltas: this.#deltas.count };
  }

  get #uid() {
    return this.turn.answer.uid;
  }

  async #run(earlier: readonly EarlierTurn[]): Promise<ChatMessage> {
    const change = await this.#answer(earlier).catch((error: unknown): AnswerChange => {
      if (!this.#abort.signal.aborted) warn('The assistant failed', error);
      this.#deltas.flush();
      return { status: this.#ending, text: this.#deltas.text };
    });
    await this.#written.end();
    try {
      const answer = await this.#keep({ ...change, deltas: this.#deltas.count });
      this.parts.live.chat(this.owner, { event: 'done', payload: { answer } });
      return answer;
    } catch (error) {
      this.#tellLoss(error);
      throw error;
    }
  }

  /** The windows that show the answer must not wait for its end: they read that it is gone, or hear that it failed. */
  #tellLoss(error: unknown): void {
    const { live } = this.parts;
    const { conversation, answer } = this.turn;
    if (isGone(error)) live.chat(this.owner, { event: 'changed', payload: { conversationIds: [conversation.id] } });
    else live.chat(this.owner, { event: 'done', payload: { answer: { ...this.shown(answer), status: 'failed' } } });
  }

  /** Asks the engine, and gives what it answered as it is kept. */
  async #answer(earlier: readonly EarlierTurn[]): Promise<AnswerChange> {
    const { engine, store, examplesOf, aliases: meant } = this.parts;
    const { projectId, text, language, query } = this.turn.question;
    const { signal } = this.#abort;
    const scope = { ownerId: this.owner, projectId };
    const [examples, aliases] = await Promise.all([examplesOf(this.owner), meant.list(this.owner, projectId)]);
    const context = {
      scope,
      language,
      now: new Date().toISOString(),
      earlier,
      examples,
      aliases,
      ...(query === undefined ? {} : { query }),
    };
    const emit = (piece: string) => {
      if (!signal.aborted) this.#deltas.add(piece);
    };
    // An engine that does not listen to the signal is not waited for.
    const answer = await Promise.race([engine.answer(text, context, emit, signal), aborted(signal)]);
    this.#deltas.flush();
    if (answer.learned !== undefined) await meant.put(this.owner, projectId, answer.learned);
    const citations = await checkCitations(store, scope, answer.citations);
    return answerParts(answer, citations, (id) => examples.find((one) => one.id === id)?.question);
  }

  #publish(number: number, text: string): void {
    const { uid, conversationId } = this.turn.answer;
    this.parts.live.chat(this.owner, { event: 'delta', payload: { uid, conversationId, number, text } });
    this.#written.grew(text.length);
  }

  async #writeDown(): Promise<void> {
    const { text, count: deltas } = this.#deltas;
    await this.parts.chats.changeAnswer(this.owner, this.#uid, { text, deltas }).catch((error: unknown) => {
      // Deleted meanwhile: nobody waits for the rest.
      if (isGone(error)) this.end('stopped');
      else warn('A part of an answer could not be written', error);
    });
  }

  /** Keeps the whole answer; one that cannot be kept is at least no longer said to be on its way. */
  async #keep(change: AnswerChange): Promise<ChatMessage> {
    const { chats } = this.parts;
    try {
      return await chats.changeAnswer(this.owner, this.#uid, change);
    } catch (error) {
      await chats.changeAnswer(this.owner, this.#uid, { status: 'failed' }).catch(() => undefined);
      throw error;
    }
  }
}
