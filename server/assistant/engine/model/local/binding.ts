import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What of the engine is used, as its own declarations say it: it is no dependency, and may not be installed. */
export interface LlamaBinding {
  getLlama(options: object): Promise<Llama>;
  readonly LlamaChat: new (options: { readonly contextSequence: Sequence }) => Chat;
}

interface Llama {
  loadModel(options: { readonly modelPath: string }): Promise<Model>;
  createGrammarForJsonSchema(schema: object): Promise<Grammar>;
}

/** What holds a model to a form. */
export type Grammar = object;

interface Model {
  createContext(options: object): Promise<{ readonly contextSize: number; getSequence(): Sequence }>;
  readonly tokenizer: unknown;
}

/** What was read and written so far, in tokens. */
interface Tokens {
  readonly usedInputTokens: number;
  readonly usedOutputTokens: number;
}

interface Sequence {
  readonly tokenMeter: { getState(): Tokens; diff(since: Tokens): Tokens };
}

/** A call of a tool that the model made, with what came of it. */
export interface ToolCall {
  readonly type: 'functionCall';
  readonly name: string;
  readonly params: unknown;
  readonly result: unknown;
}

/** What was said, oldest first. */
export type Said =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: readonly (string | ToolCall)[] };

/** A tool that a model may call. */
interface Tool {
  readonly description?: string;
  readonly params?: object;
}

export interface Chat {
  readonly chatWrapper: {
    generateContextState(of: { readonly chatHistory: readonly Said[] }): {
      readonly contextText: { tokenize(tokenizer: unknown): readonly unknown[] };
    };
  };
  generateResponse(
    said: readonly Said[],
    options: {
      readonly signal: AbortSignal;
      readonly maxTokens: number;
      readonly temperature: number;
      readonly onTextChunk: (text: string) => void;
      readonly grammar?: Grammar;
      readonly functions?: Readonly<Record<string, Tool>>;
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
