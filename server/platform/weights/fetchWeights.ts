import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { type Weights } from '../config/weights.js';

/** Why weights were not fetched, in words for who runs Harta. */
export class WeightsError extends Error {}

/** How much of how much is here; the whole is unknown where the server does not tell. */
type Arriving = (received: number, whole: number | undefined) => void;

const OK = 200;
const PARTIAL = 206;
const BEYOND = 416;

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** How many bytes they have, as their server tells; undefined where it does not. */
export async function sizeOfWeights({ url }: Weights): Promise<number | undefined> {
  const { ok, headers, status } = await fetch(url, { method: 'HEAD' });
  if (!ok) throw new WeightsError(`${url} answers ${status}.`);
  const told = headers.get('content-length');
  return told === null ? undefined : Number(told);
}

/** Fetches what is not here yet into a file, behind what is. */
async function arrive({ url }: Weights, file: string, onArriving: Arriving): Promise<void> {
  const present = await sizeOf(file);
  const response = await fetch(url, present > 0 ? { headers: { range: `bytes=${present}-` } } : {});
  if (response.status === BEYOND) return;
  if ((response.status !== OK && response.status !== PARTIAL) || response.body === null)
    throw new WeightsError(`${url} answers ${response.status}.`);
  // A server that knows no ranges sends all of it again.
  const goesOn = response.status === PARTIAL;
  let received = goesOn ? present : 0;
  const told = response.headers.get('content-length');
  const whole = told === null ? undefined : received + Number(told);
  const opened = await open(file, goesOn ? 'a' : 'w', 0o600);
  try {
    for await (const chunk of response.body) {
      await opened.write(chunk as Uint8Array);
      received += (chunk as Uint8Array).length;
      onArriving(received, whole);
    }
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/**
 * Fetches weights into a file, going on where an earlier try stopped; they have their name once they are whole and what they must be.
 * @throws WeightsError
 */
export async function fetchWeights(
  weights: Weights,
  into: string,
  onArriving: Arriving = () => undefined,
): Promise<void> {
  const part = `${into}.part`;
  await mkdir(path.dirname(into), { recursive: true, mode: 0o700 });
  await arrive(weights, part, onArriving);
  const digest = await digestOf(part);
  if (digest !== weights.sha256) {
    await rm(part, { force: true });
    throw new WeightsError(
      `What came from ${weights.url} has the SHA-256 ${digest}, not ${weights.sha256}: it is not kept.`,
    );
  }
  await rename(part, into);
}
