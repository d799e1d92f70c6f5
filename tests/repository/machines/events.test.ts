import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { allMachines, machineFiles } from './machines.js';

/** The words of the table "Events of the machines" in docs/glossary.md. */
function tableWords(): string[] {
  const [, section = ''] =
    /## Events of the machines\n([\s\S]*?)(?=\n## |$)/u.exec(readFileSync('docs/glossary.md', 'utf8')) ?? [];
  return [...section.matchAll(/^\| `([A-Z_]+)`/gmu)].map(([, word = '']) => word);
}

test('every event is named by the table of the glossary: what happened, and to what where that is not plain', async () => {
  const words = tableWords();
  const events = (await allMachines()).flatMap(({ name, machine }) =>
    machine.events
      .filter((event) => !String(event).startsWith('xstate.'))
      .map((event) => ({ name, event: String(event) })),
  );
  const isNamed = (event: string) =>
    /^([A-Z][A-Z_]*\.)?[A-Z][A-Z_]*$/u.test(event) && words.includes(event.split('.').at(-1) ?? '');
  expect(events.filter(({ event }) => !isNamed(event))).toEqual([]);
});

test('there are no more machines than flows', () => {
  expect(machineFiles().length).toBeLessThanOrEqual(35);
});
