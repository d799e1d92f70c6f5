import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type RecordedCall, recordedCalls } from '../../oracle/calls.js';
import { compared, refusalCode } from '../../oracle/compared.js';
import { OTHER_DIFFERENCES } from '../../oracle/differences.js';
import { hasOracle, ownTarget, startOracle, type Target } from '../../oracle/Target.js';
import { LocalService } from './LocalService.js';

type Json = Record<string, unknown>;

interface Answered {
  readonly status: number;
  readonly body: Json;
}

/** Makes the recorded calls of one of the two, remembering what later ones need. */
class Player {
  readonly #answers = new Map<string, Json>();

  constructor(private readonly target: Target) {}

  async play({ operation, body, as, proof }: RecordedCall): Promise<Answered> {
    const sent = Object.fromEntries(
      await Promise.all(Object.entries(body).map(async ([name, value]) => [name, await this.#value(value)] as const)),
    );
    if (proof !== undefined) sent['postBody'] = await this.target.proof(proof);
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

describe.skipIf(!hasOracle)('our service and the official emulator', () => {
  let oracle: Target;
  let ours: Target;
  let players: readonly [Player, Player];
  beforeAll(async () => {
    oracle = await startOracle();
    ours = ownTarget(await LocalService.start());
    players = [new Player(oracle), new Player(ours)];
  });
  afterAll(async () => {
    await oracle.stop();
    await ours.stop();
  });

  test('are compared by at least 80 calls, and every difference has its reason', () => {
    expect(recordedCalls.filter(({ differs }) => differs === undefined).length).toBeGreaterThanOrEqual(80);
    expect(new Set(recordedCalls.map(({ says }) => says)).size).toBe(recordedCalls.length);
    expect(OTHER_DIFFERENCES.length).toBeGreaterThan(0);
  });

  test.each(recordedCalls)('answer alike: $says', async (recorded) => {
    const theirs = await players[0].play(recorded);
    const own = await players[1].play(recorded);
    if (recorded.differs !== undefined) {
      expect(refusalCode(own.body)).toBe(recorded.differs.ours);
      expect(refusalCode(theirs.body), recorded.differs.reason).not.toBe(recorded.differs.ours);
      return;
    }
    expect({ status: own.status, code: refusalCode(own.body) }).toEqual({
      status: theirs.status,
      code: refusalCode(theirs.body),
    });
    if (own.status === 200) expect(compared(own.body)).toEqual(compared(theirs.body));
  });
});
