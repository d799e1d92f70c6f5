import { type Format, type SourceFile } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { issueAt, quoted } from '../issues.js';
import { foreignNode, foreignRelationship } from '../json/foreignElements.js';
import { PropertyBag } from '../text/Properties.js';
import { textLines } from '../text/textLines.js';
import words from './gedcomWords.json' with { type: 'json' };
import { ownOf } from '../../../../domain/properties/kinds.js';

/** A line with what stands below it. */
interface Record {
  readonly row: number;
  readonly id: string | undefined;
  readonly tag: string;
  value: string;
  readonly below: Record[];
}

const LINE = /^\s*(\d{1,2})\s+(?:@([^@\s][^@]*)@\s+)?(\w+)(?: (.*))?$/;
const POINTER = /^@([^@\s#][^@]*)@$/;

const nameOf = (tag: string): string => ownOf<string>(words.properties, tag) ?? tag.toLowerCase();

/** The properties of a record, with those of events under two names, and the relationships that its pointers are. */
function contentOf(
  record: Record,
  bag: PropertyBag,
  pointers: [tag: string, id: string, row: number][],
  way: string,
): void {
  for (const { tag, value, below, row } of record.below) {
    const pointer = POINTER.exec(value)?.[1];
    if (pointer !== undefined) pointers.push([tag, pointer, row]);
    const name = way === '' ? nameOf(tag) : `${way} ${nameOf(tag)}`;
    const said = tag === 'NAME' && way === '' ? value.replaceAll('/', ' ').replaceAll(/\s+/g, ' ').trim() : value;
    // An event that is known to have been says yes.
    if (pointer === undefined && said !== '' && said !== 'Y') bag.add(name, { value: said });
    contentOf({ row, id: undefined, tag, value: '', below }, bag, pointers, name);
  }
}

const isFamily = ({ tag }: Record): boolean => tag === 'FAM';

/** Ties that both ends say; they are taken from the family. */
const SAID_TWICE: ReadonlySet<string> = new Set(['FAMS', 'FAMC']);

function readRecord(file: string, record: Record): readonly Finding[] {
  const { id, tag, row } = record;
  if (id === undefined) {
    if (tag === 'HEAD' || tag === 'TRLR') return [];
    return [asFinding(issueAt({ file, row, column: tag }, 'IGNORED_PART', `Left out: ${tag} ${quoted(record.value)}`))];
  }
  const bag = new PropertyBag();
  const pointers: [string, string, number][] = [];
  if (record.value !== '') bag.set(nameOf(tag), { value: record.value });
  contentOf(record, bag, pointers, '');
  return [
    ...foreignNode({ file, row }, { id, labels: [ownOf<string>(words.labels, tag) ?? tag], ...bag.content }),
    ...pointers
      .filter(([of]) => isFamily(record) || !SAID_TWICE.has(of))
      .flatMap(([of, other, at]) => {
        const type = ownOf<string>(words.types, of) ?? of;
        // Whoever is in a family leads to it.
        const [source, target] = isFamily(record) && Object.hasOwn(words.types, of) ? [other, id] : [id, other];
        return foreignRelationship({ file, row: at }, { id: undefined, source, target, type, fields: {} });
      }),
  ];
}

/** Puts lines together to records; each is told when the next begins. */
class GedcomReading {
  #open: Record[] = [];

  constructor(readonly file: string) {}

  read(row: number, text: string): readonly Finding[] {
    const [, level, id, tag = '', value = ''] = LINE.exec(text.replace(/^\uFEFF/, '')) ?? [];
    if (level === undefined) return this.#continued(row, text);
    const depth = Number(level);
    const parent = this.#open[depth - 1];
    if ((tag === 'CONT' || tag === 'CONC') && parent !== undefined) {
      parent.value += tag === 'CONT' ? `\n${value}` : value;
      return [];
    }
    const record: Record = { row, id, tag, value, below: [] };
    if (depth === 0) {
      const found = this.end();
      this.#open = [record];
      return found;
    }
    if (parent === undefined)
      return [asFinding(issueAt({ file: this.file, row }, 'BAD_ELEMENT', `Nothing stands above: ${quoted(text)}`))];
    parent.below.push(record);
    this.#open = [...this.#open.slice(0, depth), record];
    return [];
  }

  /** A line without a level goes on with the text before it. */
  #continued(row: number, text: string): readonly Finding[] {
    const last = this.#open.at(-1);
    if (text.trim() === '') return [];
    if (last === undefined)
      return [asFinding(issueAt({ file: this.file, row }, 'BAD_ELEMENT', `Not a line of GEDCOM: ${quoted(text)}`))];
    last.value += `\n${text}`;
    return [];
  }

  end(): readonly Finding[] {
    const [record] = this.#open;
    this.#open = [];
    return record === undefined ? [] : readRecord(this.file, record);
  }
}

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  const reading = new GedcomReading(file.name);
  for await (const lines of textLines(file)) yield lines.flatMap(({ row, text }) => reading.read(row, text));
  yield reading.end();
}

/** GEDCOM of genealogists: people and families are nodes, spouses and children lead to their family; sources and notes are nodes too. */
export const gedcomFormat: Format = {
  id: 'gedcom',
  files: 1,
  recognises: ([head]) => head !== undefined && /^\uFEFF?\s*0\s+HEAD\b/.test(head.text),
  open: (heads) => graphPasses(heads, find),
};
