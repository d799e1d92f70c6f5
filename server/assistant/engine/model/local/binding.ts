import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of the engine that is used, as its own declarations have it: it is no dependency, and may not be installed. */
export interface LlamaBinding {
  getLlama(options: object): Promise<Llama>;
  readonly LlamaChat: new (options: { readonly contextSequence: Sequence }) => Chat;
  resolveChatWrapper(model: Model): ChatWrapper;
}

interface Llama {
  loadModel(options: { readonly modelPath: string; readonly defaultContextSwaFullCache: boolean }): Promise<Model>;
  createGrammarForJsonSchema(schema: object): Promise<Grammar>;
}

/** Holds what a model writes to a form. */
export type Grammar = object;

export interface Model {
  createContext(options: {
    readonly contextSize: { readonly min: number; readonly max: number };
    readonly threads: number;
  }): Promise<Context>;
  readonly tokenizer: unknown;
  /** The longest text that it was trained on, in tokens. */
  readonly trainContextSize: number;
}

export interface Context {
  readonly contextSize: number;
  getSequence(): Sequence;
  dispose(): Promise<void>;
}

/** What was evaluated and written so far, in tokens. */
interface Tokens {
  readonly usedInputTokens: number;
  readonly usedOutputTokens: number;
}

export interface Sequence {
  readonly tokenMeter: { getState(): Tokens; diff(since: Tokens): Tokens };
  /** How much is evaluated. */
  readonly nextTokenIndex: number;
  /** How much of a prompt is evaluated already. */
  compareContextTokens(tokens: readonly unknown[]): { readonly firstDifferentIndex: number };
}

/** A call of a tool by the model, with its result. */
export interface ToolCall {
  readonly type: 'functionCall';
  readonly name: string;
  readonly params: unknown;
  readonly result: unknown;
}

/** A message of a conversation. */
export type ChatItem =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: readonly (string | ToolCall)[] };

/** The tools that a model may call, by their names. */
export type Functions = Readonly<Record<string, { readonly description?: string; readonly params?: object }>>;

/** Writes a conversation as a model was trained to read it. */
export interface ChatWrapper {
  generateContextState(of: { readonly chatHistory: readonly ChatItem[]; readonly availableFunctions?: Functions }): {
    readonly contextText: { tokenize(tokenizer: unknown): readonly unknown[] };
  };
}

export interface Chat {
  generateResponse(
    history: readonly ChatItem[],
    options: {
      readonly signal: AbortSignal;
      readonly maxTokens: number;
      readonly temperature: number;
      readonly onTextChunk: (text: string) => void;
      readonly grammar?: Grammar;
      readonly functions?: Functions;
      readonly maxParallelFunctionCalls?: number;
    },
  ): Promise<{
    readonly functionCalls?: readonly { readonly functionName: string; readonly params: unknown }[];
    readonly metadata: { readonly stopReason: string };
  }>;
}

/** The package of the engine, and the version that it was tried in. */
const ENGINE = 'node-llama-cpp';
const ENGINE_VERSION = '3.22.1';
/** Machines that the engine is built for without a graphics card, each with the end of the name of its package. */
const BUILDS: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'mac-x64',
};

const machineHere = (): string => `${process.platform}-${process.arch}`;

/** The file of the engine in the first of some folders that has it with the build for this machine; undefined where none has. */
export function engineIn(folders: readonly string[], machine = machineHere()): string | undefined {
  const build = BUILDS[machine];
  const modules = folders.map((folder) => path.join(folder, 'node_modules'));
  const found = modules.find((folder) =>
    [ENGINE, `@node-llama-cpp/${build}`].every((name) => existsSync(path.join(folder, name, 'package.json'))),
  );
  return build === undefined || found === undefined
    ? undefined
    : createRequire(path.join(found, 'any.js')).resolve(ENGINE);
}

/** The command that installs the engine in a folder: its own files alone, and no build for graphics cards. */
export function installCommand(folder: string, machine = machineHere()): string | undefined {
  const build = BUILDS[machine];
  return build === undefined
    ? undefined
    : `npm install --prefix "${folder}" --ignore-scripts --omit=optional ${ENGINE}@${ENGINE_VERSION} @node-llama-cpp/${build}@${ENGINE_VERSION}`;
}

/** Loads the engine from its file. @throws where it does not load */
export const loadLlama = async (file: string): Promise<LlamaBinding> =>
  (await import(pathToFileURL(file).href)) as LlamaBinding;
