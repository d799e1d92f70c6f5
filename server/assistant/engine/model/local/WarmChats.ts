import { type Chat, type Context, type LlamaBinding, type Model, type Sequence } from './binding.js';

/** A chat whose last prompt stays evaluated, in memory of its own. */
export interface WarmChat {
  readonly chat: Chat;
  readonly context: Context;
  readonly sequence: Sequence;
  /** The length of its last prompt, in tokens. */
  length: number;
  /** Whether a later prompt went on from an earlier one: another will. */
  isReused: boolean;
}

/** What is asked cannot be read by this model. */
export class NotAskable extends Error {
  override readonly name = 'NotAskable';
}

/** Each chat takes memory. */
const MOST_CHATS = 3;
/** Prompts that begin alike up to about what one question brings along, in tokens, are about the same project. */
const OWN_TOKENS = 600;
/** Sizes of a context, in tokens: the first that a prompt fits into is opened, since memory grows with it. */
const SIZES = [8_192, 16_384];
/** The part of a context that a prompt may take, so that an answer has room: the engine would drop the beginning of what is too long. */
const MOST_OF_CONTEXT = 7 / 8;

const fits = (length: number, size: number): boolean => length <= size * MOST_OF_CONTEXT;

/** How much of what a chat has evaluated of its last prompt is lost where it goes on from its beginning; of an answer nothing is missed. */
const lost = ({ length, sequence }: WarmChat, alike: number): number =>
  Math.min(length, sequence.nextTokenIndex) - alike;

/**
 * Chats that stay evaluated, so that the second question about a project is read from where it differs from the first. One whose prompt was
 * never gone on from, such as a part of a text, makes room first.
 */
export class WarmChats {
  /** Those used last at the end. */
  readonly #chats: WarmChat[] = [];

  constructor(
    private readonly binding: LlamaBinding,
    private readonly model: Model,
    private readonly threads: number,
  ) {}

  get #largest(): number {
    return Math.min(this.model.trainContextSize, SIZES.at(-1) ?? 0);
  }

  /** Loads the model's first context before anybody asks. @throws what the engine says */
  async begin(): Promise<void> {
    this.#chats.push(await this.#open(0));
  }

  /** The chat in which a prompt is to be evaluated, that with the least to read where one fits. @throws NotAskable */
  async forPrompt(tokens: readonly unknown[]): Promise<WarmChat> {
    const most = this.#largest;
    if (!fits(tokens.length, most))
      throw new NotAskable(`What is asked has ${tokens.length} tokens, and the model keeps ${most} in mind`);
    const [likest] = this.#chats
      .map((chat) => ({ chat, alike: chat.sequence.compareContextTokens(tokens).firstDifferentIndex }))
      .toSorted((one, other) => other.alike - one.alike);
    const known = likest !== undefined && lost(likest.chat, likest.alike) <= OWN_TOKENS ? likest.chat : undefined;
    const chat = known !== undefined && fits(tokens.length, known.context.contextSize) ? known : undefined;
    const taken = chat ?? (await this.#room(tokens.length, known));
    taken.isReused = known !== undefined && known.length > 0;
    taken.length = tokens.length;
    this.#chats.splice(0, Infinity, ...this.#chats.filter((one) => one !== taken), taken);
    return taken;
  }

  /** A chat for another project: a new one while there may be more, else that which is missed least. */
  async #room(length: number, tooSmall: WarmChat | undefined): Promise<WarmChat> {
    const least = tooSmall ?? this.#chats.find(({ isReused }) => !isReused) ?? this.#chats[0];
    const isEnough = least !== undefined && fits(length, least.context.contextSize);
    if (this.#chats.length < MOST_CHATS && tooSmall === undefined)
      return this.#open(length).catch((error: unknown) => (isEnough ? least : Promise.reject(error)));
    if (isEnough) return least;
    if (least !== undefined) {
      this.#chats.splice(this.#chats.indexOf(least), 1);
      await least.context.dispose();
    }
    return this.#open(length);
  }

  async #open(length: number): Promise<WarmChat> {
    const max = Math.min(this.#largest, SIZES.find((size) => fits(length, size)) ?? this.#largest);
    const min = Math.min(max, Math.ceil(length / MOST_OF_CONTEXT));
    const context = await this.model.createContext({ contextSize: { min, max }, threads: this.threads });
    const sequence = context.getSequence();
    return {
      context,
      sequence,
      chat: new this.binding.LlamaChat({ contextSequence: sequence }),
      length: 0,
      isReused: false,
    };
  }
}
