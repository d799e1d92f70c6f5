import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const chunks = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Readonly<Record<string, Chunk>>;
const importsOf = (name: string): readonly string[] => chunks[name]?.imports ?? [];

/** All chunks that come with this one. */
function closureOf(name: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (!seen.has(name)) {
    seen.add(name);
    for (const imported of importsOf(name)) closureOf(imported, seen);
  }
  return seen;
}

/** The chunks of a circle of imports that this one is in or leads to, if there is one. */
function circleFrom(name: string, above: readonly string[] = [], done: Set<string> = new Set()): readonly string[] {
  if (above.includes(name)) return [...above.slice(above.indexOf(name)), name];
  if (done.has(name)) return [];
  for (const imported of importsOf(name)) {
    const circle = circleFrom(imported, [...above, name], done);
    if (circle.length > 0) return circle;
  }
  done.add(name);
  return [];
}

// 65 files a screen of the canvas, half of them under a kilobyte, cost the server and the browser more than their bytes.
test('a screen comes in at most 40 files', () => {
  const screens = Object.keys(chunks).filter((name) => name.endsWith('Screen.tsx'));
  const many = screens.map((name) => [name, closureOf(name).size] as const).filter(([, files]) => files > 40);
  expect(screens.length).toBeGreaterThan(20);
  expect(many).toEqual([]);
});

test('no file imports itself by way of others: a module might run before one that it needs', () => {
  for (const name of Object.keys(chunks)) expect(circleFrom(name)).toEqual([]);
});
