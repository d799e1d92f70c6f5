import { expect, test } from 'vitest';

import { summarised } from '../../../domain/styles/summary';
import { categoriesFirst } from './parts';

const NAME = { kind: 'label', name: 'Tram' } as const;

/** Trams with a name each, and with what the row says further. */
const trams = (further: (at: number) => Record<string, string>, caption?: string) => ({
  styleOf: () => (caption === undefined ? {} : { caption }),
  summary: summarised(
    Array.from({ length: 24 }, (_, at) => ({
      ...{ id: `${at}`, version: 1, labels: ['Tram'] },
      properties: { name: `Tram ${at}`, ...further(at) },
    })) as never,
    [],
  ),
});

test('what tells elements apart best is offered first for their colours, and not the name that each has alone', () => {
  const status = (at: number) => ['late', 'on time', 'in the depot'][at % 3] ?? '';
  const book = trams((at) => ({ driver: `Driver ${at}`, status: status(at) }));
  expect(categoriesFirst(book, NAME)).toEqual(['status', 'driver', 'name']);
});

test('what stands in their name is not offered first for their colours', () => {
  const further = (at: number) => ({ line: ['north', 'south'][at % 2] ?? '', depot: at < 20 ? 'Hill' : 'Quay' });
  expect(categoriesFirst(trams(further), NAME)[0]).toBe('line');
  expect(categoriesFirst(trams(further, '{line} {name}'), NAME)[0]).toBe('depot');
});

test('where nothing does, a property that is no name comes first', () => {
  expect(
    categoriesFirst(
      trams((at) => ({ plate: `TM ${at}` })),
      NAME,
    ),
  ).toEqual(['plate', 'name']);
  expect(
    categoriesFirst(
      trams(() => ({})),
      NAME,
    ),
  ).toEqual(['name']);
});
