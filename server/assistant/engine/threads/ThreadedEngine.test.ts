import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { afterEach, beforeAll, describe, expect, test } from 'vitest';

import { loadGraph } from '../../../../tests/assistant/harness/loadGraph.js';
import { graphOf } from '../../../../tests/assistant/graphs/graphs.js';
import { type OwnerId } from '../../../contract/ids.js';
import { memoryGraphStore } from '../../../graph/memory/memoryGraphStore.js';
import { type GraphScope } from '../../../graph/ports/scope.js';
import { type AskingContext } from '../Engine.js';
import { OfflineEngine } from '../offline/OfflineEngine.js';
import { ReadingThread } from './ReadingThread.js';
import { ThreadedEngine } from './ThreadedEngine.js';

const store = memoryGraphStore();
let scope: GraphScope;
beforeAll(async () => {
  scope = await loadGraph(store, 'reader', graphOf('sample', 'en'));
});

const open: ThreadedEngine[] = [];
function opened(options?: ConstructorParameters<typeof ThreadedEngine>[1]) {
  const engine = new ThreadedEngine(store, options);
  open.push(engine);
  return engine;
}
afterEach(() => Promise.all(open.splice(0).map((engine) => engine.close())));

const NOW = '2026-11-27T12:00:00.000Z';
const contextOf = (more: Partial<AskingContext> = {}): AskingContext => ({
  ...{ scope, language: 'en', now: NOW, earlier: [], examples: [] },
  ...more,
});

async function asked(
  engine: Pick<OfflineEngine, 'answer'>,
  question: string,
  context = contextOf(),
  signal = new AbortController().signal,
) {
  let streamed = '';
  const answer = await engine.answer(question, context, (piece) => (streamed += piece), signal);
  return { answer, streamed };
}

/** A thread that is asked a question and never comes to an end with it. */
const spinning = () => {
  const code = `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', () => { parentPort.postMessage({ is: 'begun' }); for (;;); });`;
  return new ReadingThread(() => new Worker(code, { eval: true }));
};
/** Threads of which the first spins. */
function firstSpinning() {
  let started = 0;
  return () => ((started += 1) === 1 ? spinning() : new ReadingThread());
}

describe('a message that is read in a thread', () => {
  test('is answered, refused and certain as without', async () => {
    const [threaded, offline] = [opened(), new OfflineEngine(store)];
    for (const question of ['What is the capital of France?', 'Who is Bilbo?', 'Rename France to Frankreich']) {
      const { answer, streamed } = await asked(threaded, question);
      const { proposal, ...told } = answer;
      const own = await offline.answer(question, contextOf(), () => undefined, new AbortController().signal);
      expect({ ...told, operations: proposal?.operations.length }).toEqual({
        ...{ ...own, proposal: undefined },
        operations: own.proposal?.operations.length,
      });
      expect(streamed).toBe(answer.text);
    }
    const signal = new AbortController().signal;
    expect(await threaded.understanding('What is the capital of France?', contextOf(), signal)).toBe('read');
    expect(await threaded.understanding('Who is Bilbo?', contextOf(), signal)).toBe('open');
  });

  test('is read with what its person taught, which stays in the thread', async () => {
    const examples = [{ id: 'e1', language: 'en' as const, question: 'Who waters the plants?', answer: 'Ann.' }];
    const threaded = opened({ threads: 1 });
    for (const again of [1, 2])
      expect((await asked(threaded, 'Who waters the plants?', contextOf({ examples }))).streamed, `${again}`).toBe(
        'Ann.',
      );
  });

  test('ends at its deadline with a plain refusal, and the next is read', async () => {
    const threaded = opened({ deadlineMs: 300, threads: 1, start: firstSpinning() });
    const { answer, streamed } = await asked(threaded, 'Connect a to b and c to d');
    expect(streamed).toBe('This message takes too long to read. Send it in shorter messages, one thing in each.');
    expect(answer).toMatchObject({ refused: true, text: streamed, citations: [], suggestions: [] });
    const later = opened({ threads: 1 });
    expect((await asked(later, 'What is the capital of France?')).answer.text).toContain('Paris');
  });

  test('ends when it is stopped, whatever it does', async () => {
    const threaded = opened({ threads: 1, start: firstSpinning() });
    const stopped = new AbortController();
    const running = asked(threaded, 'Connect a to b', contextOf(), stopped.signal);
    await pause(200);
    stopped.abort(new Error('stopped'));
    await expect(running).rejects.toThrow('stopped');
    expect((await asked(threaded, 'What is the capital of France?')).answer.text).toContain('Paris');
  });

  test('keeps nobody else waiting, however many of its kind one person sends', async () => {
    const threaded = opened({ deadlineMs: 60_000, start: firstSpinning() });
    const stopped = new AbortController();
    setMaxListeners(0, stopped.signal);
    const hostile = { ...contextOf(), scope: { ...scope, ownerId: 'hostile' as OwnerId } };
    const held = Array.from({ length: 16 }, () => asked(threaded, 'a', hostile, stopped.signal).catch(() => 'stopped'));
    expect((await asked(threaded, 'What is the capital of France?')).answer.text).toContain('Paris');
    stopped.abort(new Error('stopped'));
    expect(new Set(await Promise.all(held))).toEqual(new Set(['stopped']));
  });

  test('is refused where too many of one person wait', async () => {
    const threaded = opened({ deadlineMs: 60_000, start: spinning });
    const stopped = new AbortController();
    setMaxListeners(0, stopped.signal);
    const all = Array.from({ length: 34 }, () =>
      asked(threaded, 'a', contextOf(), stopped.signal).catch(() => undefined),
    );
    const last = await all.at(-1);
    expect(last?.streamed).toBe('Too many of your messages are waiting. Ask again once they are answered.');
    stopped.abort(new Error('stopped'));
    await Promise.all(all);
  });
});
