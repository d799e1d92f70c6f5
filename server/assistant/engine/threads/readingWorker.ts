import { parentPort } from 'node:worker_threads';

import { BoundedMap } from '../../../platform/storage/BoundedMap.js';
import { lexiconFiles } from '../../language/lexicon/files.js';
import { errorReply } from '../../../platform/storage/wire.js';
import { TalkEngine } from '../../talk/TalkEngine.js';
import { OfflineEngine } from '../offline/OfflineEngine.js';
import { type Example, type RulesEngine } from '../Engine.js';
import { type FromThread, type ThreadJob, type ToThread } from './messages.js';
import { graphOf } from './graphOf.js';
import { MainThread } from './MainThread.js';

if (parentPort === null) throw new Error('readingWorker runs in a thread');
const port = parentPort;
const say = (message: FromThread) => port.postMessage(message);
const main = new MainThread(say);
const store = graphOf(main);
const rules = new OfflineEngine(store);
const engine: RulesEngine = {
  answer: new TalkEngine(rules, store).answer,
  understanding: (...asked) => rules.understanding(...asked),
};

// The words of both languages are read now, not by the first question.
lexiconFiles();

/** Lists of train examples that are kept, with what was made of them. */
const MOST_LISTS = 50;
const lists = new BoundedMap<number, readonly Example[]>(MOST_LISTS);
const NONE: readonly Example[] = [];

async function examplesOf(key: number): Promise<readonly Example[]> {
  if (key === 0) return NONE;
  const known = lists.get(key) ?? (await main.call('examples'));
  lists.set(key, known);
  return known;
}

/** Joins what is emitted at one time into one message. */
function joined(): (piece: string) => void {
  let text = '';
  return (piece) => {
    if (text === '')
      queueMicrotask(() => {
        say({ is: 'piece', text });
        text = '';
      });
    text += piece;
  };
}

async function done({ is, question, context, examples }: ThreadJob, signal: AbortSignal): Promise<unknown> {
  const asked = { ...context, examples: await examplesOf(examples) };
  return is === 'answer'
    ? engine.answer(question, asked, joined(), signal)
    : engine.understanding(question, asked, signal);
}

let stopping = new AbortController();

async function run(job: ThreadJob): Promise<void> {
  say({ is: 'begun' });
  stopping = new AbortController();
  const reply = await done(job, stopping.signal).then(
    (value) => ({ id: 0, ok: true, value }) as const,
    (error: unknown) => errorReply(0, error),
  );
  say({ is: 'end', reply });
}

port.on('message', (message: ToThread) => {
  if (message.is === 'job') void run(message.job);
  else if (message.is === 'stop') stopping.abort();
  else main.hear(message.reply);
});
