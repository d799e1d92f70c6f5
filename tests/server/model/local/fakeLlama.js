/**
 * Stands in for the engine that reads files of weights, where the tests are about the process around it. It says what the last message of the
 * person asks of it (`say: …`), in words; under a schema it writes `{"schema": …}`, and calls the first tool that it is given.
 */
import { once } from 'node:events';
import process from 'node:process';

/** Each character counts as a token. What is asked is evaluated from where it differs from what was evaluated last. */
class Sequence {
  #evaluated = '';
  #read = 0;
  #written = 0;

  tokenMeter = {
    getState: () => ({ usedInputTokens: this.#read, usedOutputTokens: this.#written }),
    diff: (since) => ({
      usedInputTokens: this.#read - since.usedInputTokens,
      usedOutputTokens: this.#written - since.usedOutputTokens,
    }),
  };

  get nextTokenIndex() {
    return this.#evaluated.length;
  }

  compareContextTokens(tokens) {
    const different = [...this.#evaluated].findIndex((one, at) => one !== tokens[at]);
    return { firstDifferentIndex: different === -1 ? this.#evaluated.length : different };
  }

  evaluate(text) {
    this.#read += text.length - this.compareContextTokens(text).firstDifferentIndex;
    this.#evaluated = text;
  }

  write(piece) {
    this.#written += 1;
    this.#evaluated += piece;
  }
}

/** What a message asks of the engine, by its first word. */
const DEEDS = {
  'crash:': () => process.kill(process.pid, 'SIGSEGV'),
  'fail:': () => Promise.reject(new Error('It cannot')),
  'stall:': async (_, { signal, onTextChunk }) => {
    onTextChunk('…');
    await once(signal, 'abort');
    throw signal.reason;
  },
};

const textOf = (history) => history.map((item) => JSON.stringify(item)).join('\n');

export const resolveChatWrapper = () => ({
  generateContextState: ({ chatHistory }) => ({ contextText: { tokenize: () => [...textOf(chatHistory)] } }),
});

export class LlamaChat {
  constructor({ contextSequence }) {
    this.sequence = contextSequence;
  }

  async generateResponse(said, options) {
    const { onTextChunk, grammar, functions, maxTokens } = options;
    const text = said.findLast(({ type }) => type === 'user').text;
    this.sequence.evaluate(textOf(said));
    const [word] = text.split(' ');
    await DEEDS[word]?.(text, options);
    const tool = Object.keys(functions ?? {})[0];
    const isAnswered = said.at(-1).response.some((part) => part.type === 'functionCall');
    if (tool !== undefined && !isAnswered)
      return { functionCalls: [{ functionName: tool, params: { text } }], metadata: { stopReason: 'functionCalls' } };
    const scripted = text.startsWith('say: ') ? text.slice('say: '.length) : JSON.stringify(said);
    const answer = grammar === undefined || text.startsWith('say: ') ? scripted : JSON.stringify(grammar);
    const words = answer.split(/(?<= )/u);
    for (const piece of words.slice(0, maxTokens)) {
      this.sequence.write(piece);
      onTextChunk(piece);
    }
    return { metadata: { stopReason: words.length > maxTokens ? 'maxTokens' : 'eogToken' } };
  }
}

export const getLlama = async () => ({
  loadModel: async ({ modelPath }) => {
    if (modelPath.includes('broken')) throw new Error('The weights are broken');
    return {
      tokenizer: {},
      trainContextSize: 4096,
      createContext: async ({ contextSize }) => {
        const sequence = new Sequence();
        return { contextSize: contextSize.max, getSequence: () => sequence, dispose: async () => undefined };
      },
    };
  },
  createGrammarForJsonSchema: async (schema) => ({ schema }),
});
