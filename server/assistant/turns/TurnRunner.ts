import { setTimeout as pause } from 'node:timers/promises';

import { newId } from '../../../domain/ids/ids.js';
import { type ChatInput, type ChatMessage, type ChatTurn } from '../../contract/chat/messages.js';
import { type MessageId, type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type GraphScope } from '../../graph/ports/scope.js';
import { type StoredTurn } from '../../people/records/chats/ChatStore.js';
import { RunningTurn, type TurnParts } from './RunningTurn.js';

/** How often and how long an answer that has just ended or begun is read again. */
const READS = 40;
const BETWEEN_READS_MS = 5;

type Begun = Pick<StoredTurn, 'turn' | 'isNew'>;

const keyOf = (owner: OwnerId, uid: MessageId) => `${owner} ${uid}`;

/** Runs the turns of everybody: each message once, however often it is sent. */
export class TurnRunner {
  /** Messages that are being stored. */
  readonly #beginning = new Map<string, Promise<Begun>>();
  readonly #running = new Map<MessageId, RunningTurn>();
  #isClosing = false;

  constructor(private readonly parts: TurnParts) {}

  /**
   * Stores a message and begins to answer it; one that is there already is given as it was stored.
   * @param over called once nothing is written here because of this call
   */
  async begin(scope: GraphScope, input: Omit<ChatInput, 'projectId'>, over = (): void => undefined): Promise<Begun> {
    const key = keyOf(scope.ownerId, input.uid);
    const known = this.#beginning.get(key);
    try {
      if (known !== undefined) return { ...(await known), isNew: false };
      const begun = this.#begin(scope, input).finally(() => this.#beginning.delete(key));
      this.#beginning.set(key, begun);
      return await begun;
    } finally {
      const [running] = this.#answersOf(scope.ownerId, input.uid);
      if (running === undefined) over();
      else running.ended.then(over, over);
    }
  }

  /** Resolves when nobody writes the answer to a message, given by either, any more; at the latest after so long. */
  async ended(owner: OwnerId, uid: MessageId, withinMs: number): Promise<void> {
    const [running] = this.#answersOf(owner, uid);
    if (running === undefined) return;
    const enough = new AbortController();
    const late = pause(withinMs, undefined, { signal: enough.signal });
    // How it ended, or that it was deleted meanwhile, the row says.
    await Promise.race([running.ended, late]).catch(() => undefined);
    enough.abort();
  }

  /** Ends the answer to a message, given by either, where it is; gives it as it is kept. Throws `MESSAGE_NOT_FOUND`. */
  async stop(owner: OwnerId, uid: MessageId): Promise<ChatMessage> {
    await this.#beginning.get(keyOf(owner, uid))?.catch(() => undefined);
    const [running] = this.#answersOf(owner, uid);
    if (running === undefined) return (await this.parts.chats.turnOf(owner, uid)).answer;
    running.end('stopped');
    return running.ended;
  }

  /** Ends those of a person's answers that fit, and waits until they are kept. */
  async stopAll(owner: OwnerId, fits: (turn: ChatTurn) => boolean): Promise<void> {
    const running = this.#of(owner, fits);
    for (const each of running) each.end('stopped');
    await Promise.allSettled(running.map(({ ended }) => ended));
  }

  /**
   * Reads messages; answers that are being written are given with the text that was told so far, so that its number of
   * pieces and the pieces that follow fit together. @param put gives what was read with each message replaced
   */
  async shown<T>(
    read: () => Promise<T>,
    put: (value: T, show: (message: ChatMessage) => ChatMessage) => T,
  ): Promise<T> {
    for (let reads = 1; ; reads += 1) {
      const value = await read();
      let isBetween = false;
      const shown = put(value, (message) => {
        if (message.status !== 'answering') return message;
        const running = this.#running.get(message.uid);
        isBetween ||= running === undefined;
        return running?.shown(message) ?? message;
      });
      // It ended after it was read, or is stored and about to begin.
      if (!isBetween || reads === READS) return shown;
      await pause(BETWEEN_READS_MS);
    }
  }

  /** Ends all turns, keeping what there is of them; takes no others. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const running of this.#running.values()) running.end('failed');
    await Promise.allSettled(this.#beginning.values());
    await Promise.allSettled([...this.#running.values()].map(({ ended }) => ended));
  }

  #answersOf(owner: OwnerId, uid: MessageId): RunningTurn[] {
    return this.#of(owner, ({ question, answer }) => question.uid === uid || answer.uid === uid);
  }

  #of(owner: OwnerId, fits: (turn: ChatTurn) => boolean): RunningTurn[] {
    return [...this.#running.values()].filter((each) => each.owner === owner && fits(each.turn));
  }

  async #begin({ ownerId, projectId }: GraphScope, input: Omit<ChatInput, 'projectId'>): Promise<Begun> {
    const { store, chats, live, nearlyUsed } = this.parts;
    this.#refuseClosing();
    const { turn, isNew, earlier, told } = await chats.begin(ownerId, {
      ...input,
      nearlyUsed: nearlyUsed?.(),
      projectId: projectId ?? (await store.ensureDefaultProject(ownerId)),
      answerUid: newId() as MessageId,
    });
    if (told !== undefined) live.notificationWritten(ownerId, told);
    if (!isNew) return { turn, isNew };
    if (input.replaces !== undefined)
      live.chat(ownerId, { event: 'changed', payload: { conversationIds: [turn.conversation.id] } });
    live.chat(ownerId, { event: 'turn', payload: { turn } });
    const running = new RunningTurn(this.parts, ownerId, turn, earlier);
    const { uid } = turn.answer;
    this.#running.set(uid, running);
    if (this.#isClosing) running.end('failed');
    const done = () => void this.#running.delete(uid);
    running.ended.then(done, done);
    return { turn, isNew };
  }

  #refuseClosing(): void {
    if (this.#isClosing) throw new ProblemError('UNAVAILABLE', { detail: 'Harta is being stopped' });
  }
}
