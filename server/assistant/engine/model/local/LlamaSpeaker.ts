import { boundedSchema } from './boundedSchema.js';
import { type Chat, type Grammar, loadLlama, type LlamaBinding } from './binding.js';
import { type Asked, saidIn } from './conversation.js';

/** What a model is loaded with. */
export interface LlamaTask {
  /** The file of its weights, and that of the engine. */
  readonly file: string;
  readonly engine: string;
  readonly threads: number;
}

/** What a model said in one go. */
export interface Spoken {
  readonly calls: readonly { readonly name: string; readonly params: unknown }[];
  readonly isCut: boolean;
  readonly read: number;
  readonly written: number;
}

/** What was asked cannot be read by this model. */
export class NotAskable extends Error {
  override readonly name = 'NotAskable';
}

/** Most that is kept in mind, in tokens, where a model can keep more: each takes memory. */
const MOST_IN_MIND = 16_384;
/** Longest answer where none is asked for. */
const USUAL_ANSWER = 1_000;
/** Forms of answers that are kept: a form is of a graph and a question, so that few are met twice. */
const MOST_GRAMMARS = 8;
const CALLS_AT_ONCE = 1;

type Engine = Awaited<ReturnType<LlamaBinding['getLlama']>>;
type Loaded = Awaited<ReturnType<Engine['loadModel']>>;
type Context = Awaited<ReturnType<Loaded['createContext']>>;

/** A loaded model. It says one thing at a time. */
export class LlamaSpeaker {
  readonly #grammars = new Map<string, Promise<Grammar>>();

  private constructor(
    private readonly llama: Engine,
    private readonly model: Loaded,
    private readonly context: Context,
    private readonly sequence: ReturnType<Context['getSequence']>,
    private readonly chat: Chat,
  ) {}

  /** Loads a model on the processor alone, without fetching or building anything. @throws what the engine says */
  static async load({ file, engine, threads }: LlamaTask): Promise<LlamaSpeaker> {
    const { getLlama, LlamaChat } = await loadLlama(engine);
    const llama = await getLlama({
      gpu: false,
      build: 'never',
      skipDownload: true,
      maxThreads: threads,
      logLevel: 'error',
      logger: (_level: string, message: string) => process.stderr.write(`${message}\n`),
    });
    const model = await llama.loadModel({ modelPath: file });
    const context = await model.createContext({ contextSize: { max: MOST_IN_MIND }, threads });
    const sequence = context.getSequence();
    return new LlamaSpeaker(llama, model, context, sequence, new LlamaChat({ contextSequence: sequence }));
  }

  /** Answers what is asked; `onText` gets the text as it comes. @throws NotAskable, or the signal's reason */
  async say(asked: Asked, onText: (text: string) => void, signal: AbortSignal): Promise<Spoken> {
    const said = saidIn(asked.messages);
    const maxTokens = asked.max_tokens ?? USUAL_ANSWER;
    this.#checkLength(said);
    const grammar = await this.#grammarFor(asked);
    signal.throwIfAborted();
    const { tokenMeter } = this.sequence;
    const before = tokenMeter.getState();
    const { functionCalls = [], metadata } = await this.chat.generateResponse(said, {
      signal,
      maxTokens,
      temperature: asked.temperature ?? 0,
      onTextChunk: onText,
      ...(grammar === undefined ? toolsOf(asked) : { grammar }),
    });
    const { usedInputTokens: read, usedOutputTokens: written } = tokenMeter.diff(before);
    const calls = functionCalls.map(({ functionName: name, params }) => ({ name, params }));
    return { calls, isCut: metadata.stopReason === 'maxTokens', read, written };
  }

  /** The engine would leave out the beginning of what is too long, where what is asked with is said. */
  #checkLength(chatHistory: ReturnType<typeof saidIn>): void {
    const { contextText } = this.chat.chatWrapper.generateContextState({ chatHistory });
    const length = contextText.tokenize(this.model.tokenizer).length;
    // Some of an answer has to find room as well.
    if (length > this.context.contextSize * (7 / 8))
      throw new NotAskable(
        `What is asked has ${length} tokens, and the model keeps ${this.context.contextSize} in mind`,
      );
  }

  #grammarFor({ response_format: format }: Asked): Promise<Grammar> | undefined {
    if (format === undefined || format.type === 'text') return undefined;
    const schema = format.json_schema?.schema;
    if (schema === undefined) throw new NotAskable('JSON is asked for without a schema');
    const key = JSON.stringify(schema);
    const known = this.#grammars.get(key) ?? this.llama.createGrammarForJsonSchema(boundedSchema(schema));
    this.#grammars.delete(key);
    this.#grammars.set(key, known);
    const [oldest] = this.#grammars.keys();
    if (this.#grammars.size > MOST_GRAMMARS && oldest !== undefined) this.#grammars.delete(oldest);
    return known;
  }
}

/** The tools that may be called, each with the form of what it is given. */
function toolsOf({ tools = [], tool_choice: choice }: Asked) {
  if (tools.length === 0 || choice === 'none') return {};
  const functions = Object.fromEntries(
    tools.map(({ function: { name, description, parameters } }) => [
      name,
      {
        ...(description !== undefined && { description }),
        ...(parameters !== undefined && { params: boundedSchema(parameters) }),
      },
    ]),
  );
  return { functions, maxParallelFunctionCalls: CALLS_AT_ONCE };
}
