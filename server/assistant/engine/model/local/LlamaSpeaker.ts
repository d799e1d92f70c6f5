import { BoundedMap } from '../../../../platform/storage/BoundedMap.js';
import { boundedSchema } from './boundedSchema.js';
import { type ChatWrapper, type Functions, type Grammar, loadLlama, type LlamaBinding, type Model } from './binding.js';
import { type Asked, chatHistory } from './conversation.js';
import { NotAskable, WarmChats } from './WarmChats.js';

/** What a model is loaded with. */
export interface LlamaTask {
  /** The file of its weights, and that of the engine. */
  readonly file: string;
  readonly engine: string;
  readonly threads: number;
}

/** What a model said in one go, and how many tokens it took. */
export interface Spoken {
  readonly calls: readonly { readonly name: string; readonly params: unknown }[];
  readonly isCut: boolean;
  /** The whole prompt; what of it was not evaluated before; the answer. */
  readonly asked: number;
  readonly evaluated: number;
  readonly written: number;
}

/** Longest answer where none is asked for. */
const USUAL_ANSWER = 1_000;
/** Forms of answers that are kept: a form is of a graph, so that few are met twice. */
const MOST_GRAMMARS = 8;
const CALLS_AT_ONCE = 1;

type Engine = Awaited<ReturnType<LlamaBinding['getLlama']>>;

/** A loaded model. It says one thing at a time. */
export class LlamaSpeaker {
  readonly #grammars = new BoundedMap<string, Promise<Grammar>>(MOST_GRAMMARS);

  private constructor(
    private readonly llama: Engine,
    private readonly model: Model,
    private readonly wrapper: ChatWrapper,
    private readonly chats: WarmChats,
  ) {}

  /** Loads a model on the processor alone, without fetching or building anything. @throws what the engine says */
  static async load({ file, engine, threads }: LlamaTask): Promise<LlamaSpeaker> {
    const binding = await loadLlama(engine);
    const llama = await binding.getLlama({
      gpu: false,
      build: 'never',
      skipDownload: true,
      maxThreads: threads,
      logLevel: 'error',
      logger: (_level: string, message: string) => process.stderr.write(`${message}\n`),
    });
    // Without a full cache, models with a sliding window keep nothing of a prompt that another goes on from.
    const model = await llama.loadModel({ modelPath: file, defaultContextSwaFullCache: true });
    const chats = new WarmChats(binding, model, threads);
    await chats.begin();
    return new LlamaSpeaker(llama, model, binding.resolveChatWrapper(model), chats);
  }

  /** Answers what is asked; `onText` gets the text as it comes. @throws NotAskable, or the signal's reason */
  async say(asked: Asked, onText: (text: string) => void, signal: AbortSignal): Promise<Spoken> {
    const history = chatHistory(asked.messages);
    const grammar = await this.#grammarFor(asked);
    const functions = grammar === undefined ? functionsOf(asked) : undefined;
    const prompt = this.wrapper.generateContextState({
      chatHistory: history,
      ...(functions && { availableFunctions: functions }),
    }).contextText;
    const tokens = prompt.tokenize(this.model.tokenizer);
    const { chat, sequence } = await this.chats.forPrompt(tokens);
    signal.throwIfAborted();
    const before = sequence.tokenMeter.getState();
    const { functionCalls = [], metadata } = await chat.generateResponse(history, {
      signal,
      maxTokens: asked.max_tokens ?? USUAL_ANSWER,
      temperature: asked.temperature ?? 0,
      onTextChunk: onText,
      ...(grammar && { grammar }),
      ...(functions && { functions, maxParallelFunctionCalls: CALLS_AT_ONCE }),
    });
    const { usedInputTokens: evaluated, usedOutputTokens: written } = sequence.tokenMeter.diff(before);
    const calls = functionCalls.map(({ functionName: name, params }) => ({ name, params }));
    return { calls, isCut: metadata.stopReason === 'maxTokens', asked: tokens.length, evaluated, written };
  }

  #grammarFor({ response_format: format }: Asked): Promise<Grammar> | undefined {
    if (format === undefined || format.type === 'text') return undefined;
    const schema = format.json_schema?.schema;
    if (schema === undefined) throw new NotAskable('JSON is asked for without a schema');
    const grammar = () => this.llama.createGrammarForJsonSchema(boundedSchema(schema));
    return this.#grammars.use(JSON.stringify(schema), grammar);
  }
}

/** The tools that may be called, each with the form of what it is given. */
function functionsOf({ tools = [], tool_choice: choice }: Asked): Functions | undefined {
  if (tools.length === 0 || choice === 'none') return undefined;
  return Object.fromEntries(
    tools.map(({ function: { name, description, parameters } }) => [
      name,
      {
        ...(description !== undefined && { description }),
        ...(parameters !== undefined && { params: boundedSchema(parameters) }),
      },
    ]),
  );
}
