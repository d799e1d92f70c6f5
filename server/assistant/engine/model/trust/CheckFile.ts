import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type ModelSettings } from '../../../../platform/config/modelServer.js';
import { writeDurably } from '../../../../platform/storage/writeDurably.js';
import { EDITION, type Tally } from './trust.js';

/** What a model came to, and when. */
export interface ModelCheck extends Tally {
  /** Where it was asked, without a key. */
  readonly endpoint: string;
  readonly model: string;
  readonly edition: number;
  /** ISO date. */
  readonly on: string;
}

type Asked = Pick<ModelSettings, 'baseUrl' | 'model'>;

const NAME = 'model-checks.json';
const TALLIED = ['asked', 'right', 'false', 'refused', 'edition'] as const;

const placeOf = ({ baseUrl }: Asked): string => {
  const { host, pathname } = new URL(baseUrl);
  return host + pathname;
};

const isCheck = (value: unknown): value is ModelCheck => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return (
    TALLIED.every((name) => Number.isInteger(fields[name])) &&
    ['endpoint', 'model', 'on'].every((name) => typeof fields[name] === 'string')
  );
};

/** The checks of an installation, in a file of its data folder. One that is damaged counts as none: it can be made again. */
export class CheckFile {
  readonly #file: string;

  constructor(private readonly dataDir: string) {
    this.#file = path.join(dataDir, NAME);
  }

  /** The latest check of a model by the questions of now; undefined where there was none. */
  of(model: Asked): ModelCheck | undefined {
    return this.#all().find((one) => this.#isOf(one, model) && one.edition === EDITION);
  }

  /** Keeps a check in place of an earlier one, durably. */
  keep(model: Asked, tally: Tally, on: Date): ModelCheck {
    const named = { endpoint: placeOf(model), model: model.model, edition: EDITION };
    const check = { ...named, on: on.toISOString().slice(0, 10), ...tally };
    const others = this.#all().filter((one) => !this.#isOf(one, model));
    mkdirSync(this.dataDir, { recursive: true, mode: 0o700 });
    writeDurably(this.#file, `${JSON.stringify([...others, check], null, 2)}\n`);
    return check;
  }

  #isOf({ endpoint, model }: ModelCheck, asked: Asked): boolean {
    return endpoint === placeOf(asked) && model === asked.model;
  }

  #all(): readonly ModelCheck[] {
    try {
      const kept: unknown = JSON.parse(readFileSync(this.#file, 'utf8'));
      return Array.isArray(kept) ? kept.filter(isCheck) : [];
    } catch {
      return [];
    }
  }
}
