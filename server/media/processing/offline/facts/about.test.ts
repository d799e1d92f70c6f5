import { expect, test } from 'vitest';

import { type ProseLanguage } from '../../../../../domain/processing/document.js';
import { OfflineReader } from '../OfflineReader.js';

async function died(text: string, language: ProseLanguage): Promise<string[]> {
  const { things, facts } = await new OfflineReader().read({ text, language });
  const named = new Map(things.map(({ id, name }) => [id, name]));
  return facts.flatMap(({ type, from, to }) => (type === 'DIED_ON' ? [`${named.get(from)} ${named.get(to)}`] : []));
}

test.each([
  ['en', 'Franz Liszt was a pianist. Liszt died in 1886.', ['Franz Liszt 1886']],
  ['en', 'Franz Liszt was a pianist. He died in 1886.', ['Franz Liszt 1886']],
  ['en', 'Franz Liszt was a pianist. His pupil died in 1916.', []],
  ['en', 'Franz Liszt was a pianist. His eldest daughter died in 1862.', []],
  ['en', 'Franz Liszt was a pianist. The mother of Liszt died in 1866.', []],
  ['en', 'Franz Liszt, whose daughter was Cosima Wagner, died in 1886.', ['Franz Liszt 1886']],
  ['en', 'Franz Liszt left Weimar after Carolyne Wittgenstein died in 1887.', ['Carolyne Wittgenstein 1887']],
  ['en', 'Hermann von Siemens led the firm after Carl von Siemens died in 1941.', ['Carl von Siemens 1941']],
  ['en', 'Franz Liszt met Richard Wagner, who died in 1883.', ['Richard Wagner 1883']],
  ['en', 'Franz Liszt met Richard Wagner and died in 1886.', ['Franz Liszt 1886']],
  ['en', 'Franz Liszt and Richard Wagner were friends. Wagner died in 1883.', ['Richard Wagner 1883']],
  ['en', 'The painter Ion Pop, a friend of Ana Rusu, died in 1886 in Cluj.', ['Ion Pop 1886']],
  ['ro', 'Franz Liszt a fost pianist. Liszt a murit în 1886.', ['Franz Liszt 1886']],
  ['ro', 'Franz Liszt a fost pianist. Elevul său a murit în 1916.', []],
  ['ro', 'Franz Liszt a fost pianist. Soția lui a murit în 1886.', []],
  ['ro', 'Ion Pop a scris despre Ana Rusu, care a murit în 1886.', ['Ana Rusu 1886']],
] as const)('who died is who is said to have: %s, %s', async (language, text, expected) => {
  expect(await died(text, language)).toEqual(expected);
});

test('a firm that is not known buys nothing in the name of the one before', async () => {
  const text = 'Acme SRL is large. Zorbix acquired Varian Medical Systems in 2021.';
  expect((await new OfflineReader().read({ text, language: 'en' })).facts).toEqual([]);
});
