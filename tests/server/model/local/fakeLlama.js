/**
 * Stands in for the engine that reads files of weights, where the tests are about the process around it. It says what the last message of the
 * person asks of it (`say: …`), in words; under a schema it writes `{"schema": …}`, and calls the first tool that it is given.
 */
import { once } from 'node:events';
import process from 'node:process';

let read = 0;
let written = 0;
const sequence = {
  tokenMeter: {
    getState: () => ({ usedInputTokens: read, usedOutputTokens: written }),
    diff: (since) => ({
      usedInputTokens: read - since.usedInputTokens,
      usedOutputTokens: written - since.usedOutputTokens,
    }),
  },
};

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

export class LlamaChat {
  chatWrapper = {
    generateContextState: ({ chatHistory }) => ({ contextText: { tokenize: () => [...JSON.stringify(chatHistory)] } }),
  };

  async generateResponse(said, options) {
    const { onTextChunk, grammar, functions, maxTokens } = options;
    const text = said.findLast(({ type }) => type === 'user').text;
    read += JSON.stringify(said).length;
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
      written += 1;
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
      createContext: async () => ({ contextSize: 4096, getSequence: () => sequence }),
    };
  },
  createGrammarForJsonSchema: async (schema) => ({ schema }),
});
