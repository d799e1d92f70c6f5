import { run } from '../../../../platform/faults/guarded.js';
import { after } from '../../../../platform/faults/timers.js';
import { type Engine } from '../../Engine.js';
import { type ModelEndpoint } from '../ModelEndpoint.js';
import { type CheckFile, type ModelCheck } from './CheckFile.js';
import { checkedIn, tallyOf } from './report.js';
import { Quiet } from './Quiet.js';
import { type ModelTrust, trustBy } from './trust.js';

/** A model that could not be asked is tried again after so long. */
const AGAIN_MS = 600_000;

/** How a model is checked, where it is not as usual. */
interface CheckOptions {
  readonly againMs?: number;
  /** Hears what a check came to. */
  readonly onChecked?: (told: string) => void;
}

/** How far the model of an installation is believed: as its latest check says, and its queries are only offered until there is one. */
export class CheckedModel {
  readonly #quiet = new Quiet();
  readonly #end = new AbortController();
  #check: ModelCheck | undefined;
  #again: NodeJS.Timeout | undefined;

  constructor(
    private readonly endpoint: ModelEndpoint,
    private readonly file: CheckFile,
    private readonly options: CheckOptions = {},
  ) {
    this.#check = file.of(endpoint);
  }

  /** How far it is believed now. */
  trust = (): ModelTrust => (this.#check === undefined ? 'held' : trustBy(this.#check));

  /** What is known of the model, in a line for who runs Harta. */
  get line(): string {
    return checkedIn(this.#check);
  }

  /** An engine whose answers go before the questions of a check. */
  over = (engine: Engine): Engine => this.#quiet.over(engine);

  /** Checks a model that was never checked, while nobody asks anything; who begins it does not wait. */
  begin(): void {
    if (this.#check === undefined) run('The model could not be checked', () => this.#try());
  }

  close(): void {
    clearTimeout(this.#again);
    this.#end.abort();
  }

  async #try(): Promise<void> {
    const { checkModel } = await import('./checkModel.js');
    const pace: Parameters<typeof checkModel>[1] = (ask) => this.#quiet.run(ask, this.#end.signal);
    try {
      const answers = [];
      for await (const answer of checkModel(this.endpoint, pace)) answers.push(answer);
      this.#check = this.file.keep(this.endpoint, tallyOf(answers), new Date());
      this.options.onChecked?.(this.line);
    } catch (error) {
      if (this.#end.signal.aborted) return;
      const why = error instanceof Error ? error.message : 'it failed';
      process.emitWarning(`The model could not be checked: ${why.slice(0, 300)}`, { code: 'HARTA_MODEL' });
      this.#again = after(this.options.againMs ?? AGAIN_MS, 'The model could not be checked', () => this.#try());
      this.#again.unref();
    }
  }
}
