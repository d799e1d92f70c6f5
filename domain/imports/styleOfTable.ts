import { captionProperty, isNaming } from '../caption/caption.js';
import { type StoredStyle } from '../styles/style.js';
import { templateOf } from '../styles/template.js';
import { fold } from '../folding/fold.js';
import { worded } from '../styles/typeInWords.js';
import { joinedWords, saidWords } from '../styles/typeWords.js';
import { type ColumnMapping, type Mapping, type TableMapping } from './mapping.js';
import { isIdHeading } from './proposeColumns.js';
import { BY_ENDINGS } from './singulars.js';
import { labelOfHeading, saysWhat, tellingWords } from './words.js';

/** A text that stands for any: only which property names a thing is needed, not its value. */
const SAID = 'x';

// A name with braces cannot stand in a template.
const mayStandIn = ({ property }: ColumnMapping): boolean => !/[{}]/.test(property);

/** The template of the columns that were chosen to call rows by, where another property would name them, or several do. */
function captionOf({ caption, captionWith = [], columns }: TableMapping): string | undefined {
  const properties = columns.filter(({ use }) => use === 'property');
  const [chosen, ...behind] = [caption, ...captionWith].flatMap(
    (name) => properties.find(({ column }) => column === name) ?? [],
  );
  if (chosen === undefined || !mayStandIn(chosen)) return undefined;
  const more = behind.filter(mayStandIn);
  if (more.length > 0) return [chosen, ...more].map(({ property }) => templateOf(property)).join(' ');
  const texts = properties.filter(({ kind, property }) => kind === 'text' && property !== chosen.property);
  const others = Object.fromEntries(texts.map(({ property }) => [property, SAID]));
  const named = captionProperty({ ...others, [chosen.property]: SAID });
  // Among names that all say little another is taken as soon as it tells more rows apart.
  // Without a word that names things only texts do.
  const isAlone = texts.length === 0 && chosen.kind !== 'number' && chosen.kind !== 'boolean';
  const isCalledSo = named === chosen.property && (isNaming(chosen.property) || isAlone);
  return isCalledSo ? undefined : templateOf(chosen.property);
}

/** Letters that a word and its plural share at least. */
const LEAST_STEM = 3;

/** A style that an import brings. */
type BroughtStyle = Omit<StoredStyle, 'version'>;

/** What several are called by the name of their file, where endings alone do not tell it of one: `camioane` of Camion. */
function severalOf({ label, table }: TableMapping): string | undefined {
  const [several, ...more] = tellingWords(table);
  if (several === undefined || more.length > 0) return undefined;
  const [one, other] = [label, several].map(fold) as [string, string];
  const isOfLabel = one !== other && one.slice(0, LEAST_STEM) === other.slice(0, LEAST_STEM);
  return isOfLabel && fold(BY_ENDINGS.of(several)) !== one ? several : undefined;
}

/** What rows are in the headings of their key and of the column of another table that leads to them: a supporter by `Donor ID` is a donor. */
function headedAs(
  { table, keys: [key = '', ...more], label, caption }: TableMapping,
  { tables }: Mapping,
): string | undefined {
  const said = labelOfHeading(key);
  if (more.length > 0 || !saysWhat(key) || fold(said) === fold(label)) return undefined;
  // A code that they have beside their name says what it is, and not what they are.
  if (!isIdHeading(key) && key !== caption) return undefined;
  const leadsHere = tables
    .flatMap(({ columns }) => columns.filter((column) => column.use === 'reference' && column.table === table))
    .some(({ column }) => saysWhat(column) && labelOfHeading(column) === said);
  const isOther = tables.some(
    (each) =>
      fold(each.label) === fold(said) ||
      each.columns.some((column) => column.use === 'node' && fold(column.label) === fold(said)),
  );
  return leadsHere && !isOther ? said : undefined;
}

/** What one and several of a label are called in the words of the files. */
function wordsOfFiles(each: TableMapping, mapping: Mapping): string | undefined {
  const headed = headedAs(each, mapping);
  if (headed !== undefined) return joinedWords({ one: worded(headed).toLowerCase(), several: '' });
  const several = severalOf(each);
  return several === undefined
    ? undefined
    : joinedWords({ one: each.label.toLowerCase(), several: several.toLowerCase() });
}

/**
 * The style that a table brings for its label. A caption where the rows would not be called by the column that was chosen for it, since another
 * property has a word that names things; words where the person's own files call the rows so. Nothing where they are called so anyway, so that
 * an import changes no look without need.
 */
export function styleOfTable(each: TableMapping, mapping: Mapping): readonly BroughtStyle[] {
  if (each.becomes !== 'nodes' || each.label.trim() === '') return [];
  return [...styleOfRows(each, mapping), ...styleOfTimes(each)];
}

/** Observations are called by their time. */
const styleOfTimes = ({ rows, times, label }: TableMapping): readonly BroughtStyle[] =>
  rows === 'observations' && times !== undefined
    ? [{ kind: 'label', name: times.of === '' ? times.label : label, style: { caption: templateOf(times.property) } }]
    : [];

function styleOfRows(each: TableMapping, mapping: Mapping): readonly BroughtStyle[] {
  const words = each.words === undefined ? wordsOfFiles(each, mapping) : joinedWords(saidWords(each.words));
  const caption = captionOf(each);
  const style = { ...(caption === undefined ? {} : { caption }), ...(words === undefined ? {} : { words }) };
  return caption === undefined && words === undefined ? [] : [{ kind: 'label', name: each.label, style }];
}
