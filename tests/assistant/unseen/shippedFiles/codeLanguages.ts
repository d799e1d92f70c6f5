import { brought, toldBy } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { most, those, worldOf } from '../ownTables/rows.js';
import { perGroup, share } from '../publicFiles/rows.js';
import { shippedJson } from './rows.js';

interface CodeLanguage {
  readonly type: string;
  readonly languageId: number;
  readonly color?: string;
  readonly group?: string;
  readonly extensions?: readonly string[];
  readonly aliases?: readonly string[];
  readonly interpreters?: readonly string[];
  readonly filenames?: readonly string[];
}

const byName = shippedJson<Readonly<Record<string, CodeLanguage>>>('languages.json');
const languages = Object.entries(byName).map(([name, one]) => ({ name, ...one }));
type Language = (typeof languages)[number];

export const language = ({ name }: Language) => name;
export const called = (name: string) => languages.find((one) => one.name === name) as Language;
const ofType = (type: string) => languages.filter((one) => one.type === type);
const inGroup = (group: string) => languages.filter((one) => one.group === group);
export const using = (extension: string) => languages.filter((one) => one.extensions?.includes(extension));
/** Gold of several values, each to be told. */
const all = (values: readonly string[] = []) => toldBy(...values.map((value) => [value]));
const types = new Map(
  [...new Set(languages.map(({ type }) => type))].map((type) => [type, ofType(type).length] as const),
);

/** Programming languages as GitHub knows them. Names of one or two letters are words of any answer, and no strangers in it. */
export const codeLanguages = brought(
  'codeLanguages',
  'ro',
  ['languages.json'],
  worldOf({ name: languages.map(language).filter(({ length }) => length > 2) }),
  [
    ro('câte limbaje sunt de tip programming?', () => says(ofType('programming').length), 'type'),
    ro('ce limbaj are extensia .kt', those(...using('.kt').map(language)), 'extensions'),
    ro('limbaje cu extensia .pl', those(...using('.pl').map(language)), 'extensions'),
    ro('ce culoare are Ruby?', toldBy([called('Ruby').color ?? '']), 'color'),
    ro('ce interpretoare are Perl', all(called('Perl').interpreters), 'interpreters'),
    ro('cate limbaje nu au culoare', () => says(languages.filter(({ color }) => color === undefined).length), 'color'),
    ro('limbajele din grupul Shell', those(...inGroup('Shell').map(language)), 'group'),
    ro(
      'limbaje de tip prose care încep cu T',
      those(
        ...ofType('prose')
          .filter(({ name }) => name.startsWith('T'))
          .map(language),
      ),
      'type',
      'name',
    ),
    ro('câte limbaje folosesc extensia .h', () => says(using('.h').length), 'extensions'),
    ro(
      'care limbaj are cele mai multe extensii',
      those(...most(languages, ({ extensions = [] }) => extensions.length).map(language)),
      'extensions',
    ),
    ro('ce aliasuri are JavaScript', all(called('JavaScript').aliases), 'aliases'),
    ro('din ce grup face parte Gentoo Ebuild?', toldBy([called('Gentoo Ebuild').group ?? '']), 'group'),
    ro('cate limbaje sunt de fiecare tip', perGroup(types), 'type'),
    ro('care e languageId la Haskell', () => says(called('Haskell').languageId), 'languageId'),
    ro('cine a inventat Python?', NOTHING),
    ro('in ce an a aparut COBOL', NOTHING),
    ro('ce firmă a creat Kotlin?', NOTHING),
    ro('câți programatori folosesc Rust', NOTHING),
    ro('limbaje cu SQL în nume', those(...languages.filter(({ name }) => name.includes('SQL')).map(language)), 'name'),
    ro('de ce tip e Markdown', toldBy([called('Markdown').type]), 'type'),
    ro('ce procent din limbaje sunt de tip data?', share(ofType('data').length, languages.length), 'type'),
    ro('e YAML de tip programming?', () => is(called('YAML').type === 'programming'), 'type'),
    ro('ce filenames are Groovy', all(called('Groovy').filenames), 'filenames'),
    ro(
      'ce limbaje au interpretorul node',
      those(...languages.filter(({ interpreters }) => interpreters?.includes('node')).map(language)),
      'interpreters',
    ),
  ],
);
