import fc from 'fast-check';

import { type Properties, type PropertyKinds, type PropertyValue } from '../../domain/properties/values.js';
import { type ImportedNode, type ImportedRelationship } from '../../server/graph/ports/ImportSink.js';
import { tellingKinds } from '../../server/graph/properties.js';

/** A graph with all that a file can say of it. */
export interface WholeGraph {
  readonly nodes: readonly ImportedNode[];
  readonly relationships: readonly ImportedRelationship[];
}

/** Texts that some format or other has a meaning for. */
const SIGNS = [
  '=',
  '-',
  '+',
  '@',
  "'",
  '"',
  ',',
  ';',
  '|',
  '\t',
  '\r',
  '\n',
  '\\',
  '[',
  ']',
  '{',
  '}',
  ':',
  '<',
  '&',
  ' ',
];
const WORDS = [
  ...['id', 'type', 'source', 'target', 'labels', 'label', 'parent', 'property.id', 'externalId', ':ID', 'name:string'],
  ...[
    'constructor',
    'toString',
    'hasOwnProperty',
    '0',
    '007',
    '1e5',
    'true',
    'null',
    'NaN',
    '2024-02-29',
    'ș',
    'ţ',
    '😀',
  ],
  ...['\uFEFF', '\u2028', '\u0085', '\u200B', 'e\u0301'],
];
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...SIGNS, ...WORDS, 'a', 'Z'), maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 12 }).filter((each) => !each.includes('\0')),
  fc.constantFrom(...WORDS),
);
const word = text.filter((each) => each.trim() !== '' && each !== '__proto__' && each.length <= 100);

const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => (Object.is(each, -0) ? 0 : each)),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_VALUE, 1e21, 0.1 + 0.2),
);
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((each) => each.toISOString());
const date = day.map((each) => each.slice(0, 10));
const dateTime = fc.tuple(day, fc.constantFrom('Z', '+02:00', '')).map(([each, zone]) => each.slice(0, 19) + zone);
const lists = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<readonly T[]> => fc.array(of, { maxLength: 4 });

type Said = readonly [value: PropertyValue, kind: PropertyKinds[string]];
const said = <T extends PropertyValue>(of: fc.Arbitrary<T>, kind: PropertyKinds[string]): fc.Arbitrary<Said> =>
  of.map((value) => [value, kind] as const);

const value = fc.oneof(
  { weight: 4, arbitrary: said(text, 'text') },
  { weight: 2, arbitrary: said(number, 'number') },
  said(fc.boolean(), 'boolean'),
  said(date, 'date'),
  said(dateTime, 'dateTime'),
  said(lists(text), 'textList'),
  said(lists(number), 'numberList'),
  said(lists(fc.boolean()), 'booleanList'),
  said(lists(date), 'dateList'),
  said(lists(dateTime), 'dateTimeList'),
);

const content = fc
  .uniqueArray(fc.tuple(word, value), { maxLength: 5, selector: ([name]) => name })
  .map((entries): { properties: Properties; propertyKinds: PropertyKinds } => {
    const properties = Object.fromEntries(entries.map(([name, [each]]) => [name, each]));
    const kinds = Object.fromEntries(entries.map(([name, [, kind]]) => [name, kind]));
    return { properties, propertyKinds: tellingKinds(properties, kinds) };
  });

const stamps = fc.tuple(fc.integer({ min: 1, max: 1000 }), day, day).map(([version, createdAt, updatedAt]) => ({
  version,
  createdAt,
  updatedAt,
  provenance: { source: 'hand' as const },
}));

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** An id of ours. */
const idOf = (kind: number, at: number): string =>
  `01J${String(kind)}${'0'.repeat(20)}${LETTERS[Math.floor(at / 32)] ?? ''}${LETTERS[at % 32] ?? ''}`;

const place = fc.option(fc.record({ x: number, y: number }), { nil: undefined });

const node = fc.tuple(fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), content, stamps, place);
const tie = fc.tuple(word, content, stamps, fc.nat(), fc.nat());

/** Graphs of a few elements with everything in them that a format could get wrong. */
export const randomGraph: fc.Arbitrary<WholeGraph> = fc
  .tuple(fc.array(node, { minLength: 1, maxLength: 5 }), fc.array(tie, { maxLength: 5 }))
  .map(([nodes, ties]) => ({
    nodes: nodes.map(([labels, said, stamped, position], at) => ({
      id: idOf(1, at) as ImportedNode['id'],
      labels,
      ...said,
      ...(position === undefined ? {} : { position }),
      ...stamped,
    })),
    relationships: ties.map(([type, said, stamped, start, end], at) => ({
      id: idOf(2, at) as ImportedRelationship['id'],
      type,
      startNodeId: idOf(1, start % nodes.length) as ImportedNode['id'],
      endNodeId: idOf(1, end % nodes.length) as ImportedNode['id'],
      ...said,
      ...stamped,
    })),
  }));
