import { is, NOTHING, ro, says } from '../Gold.js';
import { mostCounted, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { days, recordJson } from './rows.js';

interface Script {
  readonly code: string;
  readonly name: string;
  readonly numeric: string;
  readonly pva?: string;
  readonly date: string;
}

const scripts = recordJson<readonly Script[]>('iso15924.json');
export const script = ({ name }: Script) => name;
export const called = (name: string) => scripts.find((one) => one.name === name) as Script;
const coded = (code: string) => scripts.find((one) => one.code === code) as Script;
/** Scripts added from one day to another, both included. */
const added = (from: string, to: string) => scripts.filter(({ date }) => date >= from && date <= to);
export const inYear = (year: number) => added(`${year}-01-01`, `${year}-12-31`);
export const naming = (letters: string) => scripts.filter(({ name }) => name.includes(letters));
const told = (some: readonly Script[]) => those(...some.map(script));
const byYear = new Map(
  [...new Set(scripts.map(({ date }) => date.slice(0, 4)))].map((year) => [year, inYear(Number(year)).length] as const),
);
const latest =
  scripts
    .map(({ date }) => date)
    .toSorted()
    .at(-1) ?? '';

/** Scripts of the world with their codes and the days on which they were added. */
export const writingScripts = brought(
  'writingScripts',
  'ro',
  ['iso15924.json'],
  worldOf({ name: scripts.map(script) }),
  [
    ro('ce cod are Cherokee?', toldBy([called('Cherokee').code]), 'code'),
    ro('numeric-ul lui Gothic', toldBy([called('Gothic').numeric, Number(called('Gothic').numeric)]), 'numeric'),
    ro('ce scriere are codul Tfng', told([coded('Tfng')]), 'code'),
    ro('cate scrieri au fost adaugate in 2014', () => says(inYear(2014).length), 'date'),
    ro('când a fost adăugată scrierea Klingon (KLI pIqaD)?', days(coded('Piqd').date), 'date'),
    ro('câte scrieri nu au pva', () => says(scripts.filter(({ pva }) => pva === undefined).length), 'pva'),
    ro('scrieri care conțin Syriac în nume', told(naming('Syriac')), 'name'),
    ro('scrieri al caror nume incepe cu Old', told(scripts.filter(({ name }) => name.startsWith('Old '))), 'name'),
    ro(
      'în ce an s-au adăugat cele mai multe scrieri?',
      toldBy(...mostCounted(byYear).map((year) => [Number(year)])),
      'date',
    ),
    ro('a fost adăugat Chakma înainte de Toto', () => is(called('Chakma').date < called('Toto').date), 'date'),
    ro('ce s-a adaugat in aprilie 2020', told(added('2020-04-01', '2020-04-30')), 'date'),
    ro('scrierile adaugate pe 3 decembrie 2021', told(added('2021-12-03', '2021-12-03')), 'date'),
    ro('când au fost adăugate Linear A și Linear B?', days(called('Linear A').date, called('Linear B').date), 'date'),
    ro('ce pva are Phags-pa', toldBy([called('Phags-pa').pva ?? '']), 'pva'),
    ro('cate scrieri sunt in total', () => says(scripts.length)),
    ro('are Afaka un pva?', () => is(called('Afaka').pva !== undefined), 'pva'),
    ro('câte s-au adăugat între 2015 și 2017', () => says(added('2015-01-01', '2017-12-31').length), 'date'),
    ro('care sunt cele mai noi scrieri din listă?', told(scripts.filter(({ date }) => date === latest)), 'date'),
    ro(
      'câte scrieri au Hieroglyphs în nume',
      () => says(scripts.filter(({ name }) => name.toLowerCase().includes('hieroglyphs')).length),
      'name',
    ),
    ro(
      'scrieri adăugate în 2010 care nu au pva',
      told(inYear(2010).filter(({ pva }) => pva === undefined)),
      'date',
      'pva',
    ),
    ro('câți vorbitori are limba care se scrie cu Tamil?', NOTHING),
    ro('cine a inventat Braille', NOTHING),
    ro('cate litere are Glagolitic', NOTHING),
    ro('în ce țară se folosește Khmer', NOTHING),
  ],
);
