import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { type FullConfig, type Reporter, type Suite, type TestCase, type TestResult } from '@playwright/test/reporter';

/** What is known of one file so far. */
interface FileTally {
  awaited: number;
  passed: number;
  failed: number;
  ms: number;
}

/** How a journey is called: its file and its titles. */
const nameOf = (test: TestCase): string => test.titlePath().slice(2).join(' › ');

/** Everything that is known of a failure, in plain text: message, place, what was printed and what was kept. */
function failureText(test: TestCase, { errors, stdout, stderr, attachments }: TestResult): string {
  const said = [...stdout, ...stderr].map(String).join('').trim();
  const kept = attachments.flatMap(({ name, path: place }) => (place === undefined ? [] : [`${name}: ${place}`]));
  return [
    `\n✗ ${nameOf(test)}`,
    ...errors.map(({ message, stack, snippet, value }) =>
      [stack ?? message ?? value ?? 'It failed without a word.', snippet].filter(Boolean).join('\n\n'),
    ),
    ...(said === '' ? [] : [`It printed:\n${said}`]),
    ...kept,
    '',
  ].join('\n');
}

/** Prints one line a file once all its journeys are over, and every failure in full as it comes. */
class LineReporter implements Reporter {
  readonly #files = new Map<string, FileTally>();
  #root = process.cwd();

  onBegin(config: FullConfig, suite: Suite): void {
    this.#root = path.dirname(config.configFile ?? path.join(process.cwd(), 'config'));
    for (const { location } of suite.allTests()) this.#tally(location.file).awaited += 1;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { file } = test.location;
    const tally = this.#tally(file);
    tally.ms += result.duration;
    // What is tried again is not over yet.
    if (!test.ok() && result.retry < test.retries) return;
    tally.awaited -= 1;
    if (test.ok()) tally.passed += 1;
    else {
      tally.failed += 1;
      const text = failureText(test, result);
      console.error(process.stderr.isTTY ? text : stripVTControlCharacters(text));
    }
    if (tally.awaited === 0) this.#print(file, tally);
  }

  onError(error: { readonly message?: string; readonly stack?: string }): void {
    console.error(error.stack ?? error.message);
  }

  printsToStdio(): boolean {
    return true;
  }

  #tally(file: string): FileTally {
    const known = this.#files.get(file) ?? { awaited: 0, passed: 0, failed: 0, ms: 0 };
    this.#files.set(file, known);
    return known;
  }

  #print(file: string, { passed, failed, ms }: FileTally): void {
    const name = path.relative(this.#root, file);
    const counts = failed === 0 ? `${passed}` : `${failed} of ${passed + failed} failed`;
    console.info(` ${failed === 0 ? '✓' : '✗'} ${name} (${counts}) ${(ms / 1000).toFixed(1)} s`);
  }
}

// The runner takes the default export of the file that it is given.
export { LineReporter as default };
