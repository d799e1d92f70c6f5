import { spawn } from 'node:child_process';

/** How Harta ends when it cannot start as it is set up (server/platform/config/StartupError.ts): another start would end alike. */
const REFUSED = 1;
/** Ends that nobody needs to be told of: by a signal that was sent to both. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export const USUAL_REST = {
  /** Before the first start again, twice as long before each after it, and never longer than the last, in milliseconds. */
  firstMs: 500,
  longestMs: 30_000,
  /** After it ran for so long the next end counts as the first again. */
  soundMs: 60_000,
  /** Starts one after the other that never came to listen. */
  mostStarts: 5,
};

/**
 * Runs a program of Node and starts it again after a crash. Signals are passed on.
 * @param args what Node is given
 * @returns the code to end with: of an end that was asked for, of a start that was refused, or of the last of many starts in vain
 */
export function supervise(args, { rest = USUAL_REST, say = console.error } = {}) {
  let child;
  let isStopping = false;
  let ends = 0;
  let vain = 0;
  let wake = () => undefined;
  const pass = (signal) => {
    isStopping = true;
    wake();
    child?.kill(signal);
  };
  const listeners = SIGNALS.map((signal) => [signal, () => pass(signal)]);
  for (const [signal, listener] of listeners) process.on(signal, listener);

  const runOnce = () =>
    new Promise((resolve) => {
      let isListening = false;
      const startedAt = performance.now();
      child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
      child.on('message', (news) => (isListening ||= news === 'listening'));
      const ended = (code, how) => resolve({ code, how, isListening, ranMs: performance.now() - startedAt });
      child.once('error', (error) => ended(null, error.message));
      child.once('exit', (code, signal) => ended(code, signal ?? `code ${code}`));
    });

  /** @returns the code to end with, or undefined when it is to be started again */
  function endOf({ code, isListening, ranMs }) {
    if (isStopping || code === 0 || code === REFUSED) return code ?? 0;
    vain = isListening ? 0 : vain + 1;
    if (vain >= rest.mostStarts) {
      say(`Harta could not be started ${vain} times one after the other; what it said stands above.`);
      return code ?? 1;
    }
    ends = ranMs >= rest.soundMs ? 1 : ends + 1;
    return undefined;
  }

  async function pause(how) {
    const ms = Math.min(rest.longestMs, rest.firstMs * 2 ** (ends - 1));
    say(
      `Harta ended by itself (${how}) and is started again in ${ms / 1000} s; nothing that was acknowledged is lost.`,
    );
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return (async () => {
    try {
      for (;;) {
        const run = await runOnce();
        const end = endOf(run);
        if (end !== undefined) return end;
        await pause(run.how);
        if (isStopping) return 0;
      }
    } finally {
      for (const [signal, listener] of listeners) process.off(signal, listener);
    }
  })();
}
