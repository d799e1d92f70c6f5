import { expect, test } from 'vitest';

import { type ProseLanguage } from '../../../../../domain/processing/document.js';
import { OfflineReader } from '../OfflineReader.js';

const reader = new OfflineReader();
const read = async (text: string, language: ProseLanguage) =>
  (await reader.read({ text, language })).things.map(({ kind, name }) => `${kind} ${name}`);

test.each([
  [
    'a title that owns the head of a name is a part of it',
    'en',
    "She studied at King's College London.",
    "organisation King's College London",
  ],
  [
    'a word that reads like a legal form is none before a head',
    'en',
    'She studied at Bath Spa University.',
    'organisation Bath Spa University',
  ],
  [
    'a verb that opens a sentence is no part of a name that stands alone elsewhere',
    'en',
    'Vote Ann Leary today. Ann is kind.',
    'person Ann Leary',
  ],
  [
    'a byname belongs to the name of a school',
    'ro',
    'Ea a studiat la Liceul Petru cel Mare.',
    'organisation Liceul Petru cel Mare',
  ],
  [
    '"and" joins a second genitive',
    'ro',
    'Ea lucrează la Ministerul Muncii și Solidarității.',
    'organisation Ministerul Muncii și Solidarității',
  ],
  [
    '"and" joins no other name',
    'ro',
    'Ea lucrează la Editura Cormoran și Paginile Verzi.',
    'organisation Editura Cormoran',
  ],
] as const)('%s', async (_, language, text, expected) => {
  expect(await read(text, language)).toContain(expected);
});
