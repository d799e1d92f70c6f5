import { expect, test } from 'vitest';

import { type ProseLanguage } from '../../../../../domain/processing/document.js';
import { OfflineReader } from '../OfflineReader.js';

async function kindsIn(text: string, language: ProseLanguage): Promise<Readonly<Record<string, string>>> {
  const { things } = await new OfflineReader().read({ text, language });
  return Object.fromEntries(things.map(({ name, kind }) => [name, kind]));
}

test.each([
  ['en', 'Acme SRL supplies parts. Maria Pop works for Acme SRL.', 'Acme SRL'],
  ['en', 'Siemens opened an office last year.', 'Siemens'],
  ['en', 'Orange Romania hired Ana Ionescu.', 'Orange Romania'],
  ['en', 'Ion Pop conduce Banca Transilvania.', 'Banca Transilvania'],
  ['ro', 'Banca Transilvania a cumpărat OTP Bank România în 2024.', 'Banca Transilvania'],
  ['ro', 'Ana Ionescu a plecat de la Grup Ferrero.', 'Grup Ferrero'],
  ['ro', 'Telekom Romania a angajat-o pe Ana Ionescu.', 'Telekom Romania'],
  ['ro', 'Ion Pop conduce Zorel Construct.', 'Zorel Construct'],
  ['en', 'They met Helmut Trading in May.', 'Helmut Trading'],
] as const)('a company is no person: %s, %s', async (language, text, name) => {
  expect((await kindsIn(text, language))[name]).toBe('organisation');
});

test.each([
  ['en', 'Werner von Siemens was born in Lenthe. Siemens died in 1892.', 'Werner von Siemens'],
  ['en', 'Anatole France wrote novels. He was born in Paris.', 'Anatole France'],
  ['en', 'John of Austria was born in Regensburg.', 'John of Austria'],
  ['en', 'Michael Jordan was born in Brooklyn.', 'Michael Jordan'],
  ['ro', 'Ana Ionescu s-a născut la Cluj.', 'Ana Ionescu'],
] as const)('a person is no company: %s, %s', async (language, text, name) => {
  expect((await kindsIn(text, language))[name]).toBe('person');
});
