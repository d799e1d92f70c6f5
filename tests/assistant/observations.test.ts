import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type OwnerId, type ProjectId } from '../../server/contract/ids.js';
import { ANA, Installation } from '../server/files/openedImports.js';

let harta: Installation;
const projects = new Map<string, ProjectId>();

/** Brings a table as the product proposes it. */
async function bring(name: string, text: string): Promise<void> {
  const owner = `${ANA} ${name}` as OwnerId;
  const { id } = await harta.stored.store.createProject(owner, name);
  const where = path.join(harta.folder, name);
  await writeFile(where, text);
  await harta.bring([{ name, path: where }], owner, id);
  projects.set(name, id);
}

beforeAll(async () => {
  harta = await Installation.open();
  await bring(
    'rainfall.csv',
    [
      'station,Jan 2020,Feb 2020,Mar 2020,May 2020',
      'Eskdale,10,20,30,50',
      'Valley,40,41,42,',
      'Durham,5,15,25,60',
    ].join('\n'),
  );
  await bring(
    'bakery-sales.csv',
    [
      'shop,quarter,loaves',
      ...['Abbey Street', 'Corn Market', 'Ferry Road'].flatMap((shop, at) =>
        ['2021 Q1', '2021 Q2', '2021 Q4'].map((quarter, turn) => `${shop},${quarter},${100 * (at + 1) + turn * 7}`),
      ),
    ].join('\n'),
  );
  await bring(
    'populatie.csv',
    ['Oraș;1992;2002;2012', 'Deva;100;150;160', 'Arad;1000;1200;1250', 'Brad;50;40;30'].join('\n'),
  );
});
afterAll(() => harta.close());

async function answered(name: string, language: 'en' | 'ro', question: string) {
  const projectId = projects.get(name);
  if (projectId === undefined) throw new Error(`There is no ${name}`);
  const engine = new OfflineEngine(harta.stored.store);
  const context = {
    scope: { ownerId: `${ANA} ${name}` as OwnerId, projectId },
    language,
    now: '2026-11-22T12:00:00.000Z',
  };
  const none = { earlier: [], aliases: [], examples: [] };
  return engine.answer(question, { ...context, ...none }, () => undefined, new AbortController().signal);
}

describe('observations by month and quarter', () => {
  test.each([
    ['rainfall.csv', 'en', 'rainfall of Eskdale in March 2020', '30'],
    ['rainfall.csv', 'en', 'rainfall of Eskdale in 2020-03', '30'],
    ['rainfall.csv', 'en', 'Which station had the highest rainfall in February 2020?', 'Valley'],
    ['rainfall.csv', 'en', 'total rainfall in January 2020', '55'],
    ['rainfall.csv', 'ro', 'rainfall la Durham în mai 2020', '60'],
    ['bakery-sales.csv', 'en', 'loaves of Corn Market in 2021 Q2', '207'],
    ['bakery-sales.csv', 'en', 'Which shop had the lowest loaves in Q4 2021?', 'Abbey Street'],
  ] as const)('of %s in %s: %s', async (name, language, question, said) => {
    const { text, refused } = await answered(name, language, question);
    expect(refused, text).toBe(false);
    expect(text).toContain(said);
  });

  test('since a month means that month and all later ones', async () => {
    const { text } = await answered('rainfall.csv', 'en', 'rainfall of Eskdale since 2020-03');
    expect(text).toContain('30');
    expect(text).toContain('50');
    expect(text).not.toContain('20 ');
  });
});

describe('a time at which nothing was observed', () => {
  test.each([
    [
      'rainfall.csv',
      'en',
      'rainfall of Eskdale in April 2020',
      '**Eskdale** has no rainfall in April 2020; the nearest times are March 2020 and May 2020.',
    ],
    [
      'rainfall.csv',
      'en',
      'rainfall of Valley in May 2020',
      '**Valley** has no rainfall in May 2020; the nearest time is March 2020.',
    ],
    [
      'bakery-sales.csv',
      'en',
      'Which shop had the highest loaves in 2021 Q3?',
      'Nothing has loaves in Q3 2021; the nearest times are Q2 2021 and Q4 2021.',
    ],
    [
      'populatie.csv',
      'ro',
      'populația Deva în 1999',
      '**Deva** nu are populatie în 1999; cele mai apropiate momente sunt 1992 și 2002.',
    ],
  ] as const)('of %s in %s is said with the nearest ones: %s', async (name, language, question, said) => {
    const { text, refused } = await answered(name, language, question);
    expect(refused).toBe(true);
    expect(text).toBe(said);
  });
});

describe('growth', () => {
  test('is told by its share where it is fast, with both values', async () => {
    const { text } = await answered(
      'populatie.csv',
      'ro',
      'Ce oraș a crescut cel mai repede în populație între 1992 și 2012?',
    );
    expect(text).toContain('Deva');
    expect(text).toMatch(/\+60\s?%: 100 → 160/u);
  });

  test('and by its amount where it is much', async () => {
    const { text } = await answered(
      'populatie.csv',
      'ro',
      'Ce oraș a crescut cel mai mult în populație între 1992 și 2012?',
    );
    expect(text).toContain('**Arad** (250)');
  });
});
