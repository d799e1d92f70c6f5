import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type RecordedCall, recordedCalls } from '../../oracle/calls.js';
import { CODES_PROVED_ELSEWHERE, NO_CODES } from '../../oracle/codes.js';
import { compared, refusalCode } from '../../oracle/compared.js';
import { oracle, ourService, type Target } from '../../oracle/Target.js';

type Json = Record<string, unknown>;

interface Answered {
  readonly status: number;
  readonly body: Json;
}

/** Makes the recorded calls of one of the two, remembering what later ones need. */
class Player {
  readonly #answers = new Map<string, Json>();

  constructor(private readonly target: Target) {}

  async play({ operation, body, as, proof, disables, ends }: RecordedCall): Promise<Answered> {
    if (disables !== undefined) await this.target.disable(String(await this.#value(disables)));
    if (ends !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, 1100)); // the emulator ends what is older than the second
      await this.target.endSessions(String(await this.#value(ends)));
    }
    const sent = Object.fromEntries(
      await Promise.all(Object.entries(body).map(async ([name, value]) => [name, await this.#value(value)] as const)),
    );
    if (proof !== undefined) {
      const id_token = await this.target.credential(proof);
      sent['postBody'] = new URLSearchParams({ providerId: proof.provider ?? 'google.com', id_token }).toString();
    }
    const isForm = operation === 'token';
    const path = isForm
      ? '/securetoken.googleapis.com/v1/token'
      : `/identitytoolkit.googleapis.com/v1/accounts:${operation}`;
    const response = await fetch(`${this.target.origin}${path}?key=k`, {
      method: 'POST',
      headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
      body: isForm ? new URLSearchParams(sent as Record<string, string>) : JSON.stringify(sent),
    });
    const answered = { status: response.status, body: (await response.json()) as Json };
    if (as !== undefined) this.#answers.set(as, answered.body);
    return answered;
  }

  async #value(value: unknown): Promise<unknown> {
    if (typeof value !== 'string' || !value.startsWith('$')) return value;
    if (value.startsWith('$code:')) return this.#code(value.slice('$code:'.length));
    const [name = '', field = ''] = value.slice(1).split('.');
    return this.#answers.get(name)?.[field];
  }

  /** A code that is used up is asked for again by later calls. */
  readonly #codes = new Map<string, string>();
  async #code(email: string): Promise<string> {
    const code = await this.target.codeTo(email);
    if (code === 'used') return this.#codes.get(email) ?? code;
    this.#codes.set(email, code);
    return code;
  }
}

const FOLDER = 'server/people/identity/local';

/** Every code that stands in the sources of our service. */
function codesInSource(): string[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const texts = files.map((file) => readFileSync(path.join(FOLDER, file), 'utf8')).join('\n');
  const words = [...texts.matchAll(/['`]([A-Z]+(?:_[A-Z]+)+)\b/g)].map(([, word = '']) => word);
  return [...new Set(words)].filter((word) => !NO_CODES.has(word)).sort();
}

describe.skipIf(!oracle.isInstalled)('our service and the official emulator', () => {
  const targets: Target[] = [];
  let players: readonly [Player, Player];
  beforeAll(async () => {
    const [theirs, own] = [await oracle.start(), await ourService.start()];
    targets.push(theirs, own);
    players = [new Player(theirs), new Player(own)];
  });
  afterAll(async () => {
    for (const each of targets) await each.stop();
  });

  test('are compared by at least 80 calls, and every difference has its reason', () => {
    expect(recordedCalls.filter(({ differs }) => differs === undefined).length).toBeGreaterThanOrEqual(80);
    expect(new Set(recordedCalls.map(({ says }) => says)).size).toBe(recordedCalls.length);
  });

  const answered = new Set<string>();
  test.each(recordedCalls)('answer alike: $says', async (recorded) => {
    const theirs = await players[0].play(recorded);
    const own = await players[1].play(recorded);
    if (recorded.differs !== undefined) {
      expect(refusalCode(own.body)).toBe(recorded.differs.ours);
      answered.add(refusalCode(own.body));
      expect(refusalCode(theirs.body), recorded.differs.reason).not.toBe(recorded.differs.ours);
      return;
    }
    expect({ status: own.status, code: refusalCode(own.body) }).toEqual({
      status: theirs.status,
      code: refusalCode(theirs.body),
    });
    for (const body of [own.body, { error: { message: own.body['errorMessage'] } }]) answered.add(refusalCode(body));
    if (own.status === 200) expect(compared(own.body)).toEqual(compared(theirs.body));
  });

  test('every code that our service can answer with is among them', () => {
    const proved = [...answered, ...Object.keys(CODES_PROVED_ELSEWHERE)];
    expect(codesInSource().filter((code) => !proved.includes(code))).toEqual([]);
  });
});
