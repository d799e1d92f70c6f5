import { is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mostCounted, type Row, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { where } from '../publicFiles/rows.js';
import { registerRows } from './rows.js';

const rows = registerRows('caen_rev3.csv');
const [code, title] = [cell('code'), cell('title_ro')] as const;
export const english = cell('title_en');
export const coded = (some: string) => where(rows, 'code', some)[0];
export const under = (some: string) => where(rows, 'parent', some);
export const inSection = (some: string, level: string) => where(where(rows, 'section', some), 'level', level);
/** Gold of activities, each by its code or by one of its titles. */
export const told = (some: readonly Row[]) => toldBy(...some.map((row) => [code(row), title(row), english(row)]));
/** Gold of the codes of activities with a title, at whichever level. */
export const codeOf = (some: string) =>
  toldBy(where(rows, 'title_ro', some).flatMap((row) => [code(row), Number(code(row))]));

/** Kinds of business by the Romanian codes of 2025: sections, divisions, groups and classes. */
export const activityCodes = brought(
  'activityCodes',
  'ro',
  ['caen_rev3.csv'],
  worldOf({ section: ['H', 'I', 'K', 'Q', 'R', 'S'] }),
  [
    ro('ce activitate are codul 5510?', toldBy([title(coded('5510')), english(coded('5510'))]), 'title_ro'),
    ro(
      'in ce sectiune e codul 8623',
      toldBy([cell('section')(coded('8623')), 'SĂNĂTATE ŞI ASISTENŢĂ SOCIALĂ']),
      'section',
    ),
    ro('câte clase (level class) sunt în secțiunea Q', () => says(inSection('Q', 'class').length), 'level', 'section'),
    ro('cate diviziuni (division) are sectiunea H?', () => says(inSection('H', 'division').length), 'level', 'section'),
    ro('ce grupe ține diviziunea 55 (parent 55)', told(under('55')), 'parent'),
    ro('ce cod au Activităţi ale centrelor de fitness', codeOf('Activităţi ale centrelor de fitness'), 'code'),
    ro(
      'cum se zice în engleză la Baruri şi alte activităţi de servire a băuturilor',
      toldBy([english(coded('5630'))]),
      'title_en',
    ),
    ro('care e parent pt 9312', toldBy([cell('parent')(coded('9312')), title(coded('931'))]), 'parent'),
    ro('cate coduri sunt la nivelul group', () => says(where(rows, 'level', 'group').length), 'level'),
    ro(
      'ce secțiune are cele mai multe clase?',
      toldBy(...mostCounted(counted(where(rows, 'level', 'class'), 'section')).map((one) => [one, title(coded(one))])),
      'section',
      'level',
    ),
    ro('codul pentru transporturi spatiale', codeOf('Transporturi spaţiale'), 'code'),
    ro('ce clase au parent 931?', told(under('931')), 'parent'),
    ro('6210 ce nivel e', toldBy([cell('level')(coded('6210')), 'clasă', 'clasa']), 'level'),
    ro(
      'are secțiunea S mai multe diviziuni decât secțiunea R',
      () => is(inSection('S', 'division').length > inSection('R', 'division').length),
      'level',
      'section',
    ),
    ro(
      'câte titluri în engleză (title_en) încep cu Intermediation',
      () => says(rows.filter((row) => english(row).startsWith('Intermediation')).length),
      'title_en',
    ),
    ro('Aș avea nevoie de titlul în română al codului 8553, mulțumesc', toldBy([title(coded('8553'))]), 'title_ro'),
    ro('câte firme au codul 5510?', NOTHING),
    ro('ce impozit platesc restaurantele', NOTHING),
    ro('ce salariu mediu e la codul 6210', NOTHING),
  ],
);
