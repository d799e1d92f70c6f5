import { addProperty, type Content } from '../../../../domain/imports/applyMapping.js';
import { type CellKind, itemsOf, textOfCell } from '../../../../domain/imports/cells.js';
import { type ColumnMapping, type Mapping, type TableMapping } from '../../../../domain/imports/mapping.js';
import { nodeKey } from '../../../../domain/imports/nodeKey.js';
import { keyPropertiesOf, type Meeting, meetingOf } from '../../../../domain/imports/meeting.js';
import { drawnStyle } from '../../../../domain/imports/drawnStyle.js';
import { type Column, type Table } from '../../../../domain/imports/table.js';
import { type Point, pointOf, stretched } from '../../../../domain/imports/places.js';
import { ownOf } from '../../../../domain/properties/kinds.js';
import { type PropertyValue } from '../../../../domain/properties/values.js';
import { type Pass, type Reading } from '../Format.js';
import { asFinding, DEFAULT_LABEL, type Finding, type FoundNode, type FoundRelationship } from '../Found.js';
import { issueAt } from '../issues.js';
import { placedApart } from './placedApart.js';
import { isNamed } from './profileTables.js';

type Element = FoundNode | FoundRelationship;

/** What becomes of the nodes or of the relationships, and of which kind each column was recognised. */
interface MappedPart {
  readonly mapping: TableMapping;
  readonly columns: ReadonlyMap<string, ColumnMapping>;
  readonly kinds: ReadonlyMap<string, CellKind>;
}

/** The properties that a mapping keeps of an element. What the format says of kinds stands, where nobody asked for another. */
function kept(
  element: Element,
  { mapping, columns, kinds }: MappedPart,
): Pick<Element, 'properties' | 'propertyKinds'> & Pick<Content, 'notes'> {
  const content: Content = { properties: [], propertyKinds: {}, notes: [] };
  const entries = Object.entries(element.properties);
  const first = entries.filter(([name]) => name === mapping.caption);
  for (const [name, value] of [...first, ...entries.filter(([other]) => other !== mapping.caption)]) {
    const column = columns.get(name);
    const declared = ownOf(element.propertyKinds, name);
    if (column !== undefined && column.use !== 'property') continue;
    if (column === undefined || declared !== undefined || kinds.get(name) === column.kind) {
      const property = column?.property ?? name;
      content.properties.push([property, value]);
      if (declared !== undefined) content.propertyKinds[property] = declared;
    } else addProperty(content, column, value, element.row);
  }
  return { ...content, properties: Object.fromEntries(content.properties) };
}

const valueIn = (element: Element, column: ColumnMapping | undefined): PropertyValue | undefined =>
  column === undefined || !Object.hasOwn(element.properties, column.column)
    ? undefined
    : element.properties[column.column];

function labelsOf(node: FoundNode, mapping: TableMapping): readonly string[] {
  if (isNamed(node)) return node.labels;
  const said = itemsOf(
    valueIn(
      node,
      mapping.columns.find(({ use }) => use === 'labels'),
    ),
    '',
  ).map(String);
  return said.length > 0 ? said : [mapping.label];
}

function typeOf(relationship: FoundRelationship, mapping: TableMapping): string {
  if (isNamed(relationship)) return relationship.type;
  const said = textOfCell(
    valueIn(
      relationship,
      mapping.columns.find(({ use }) => use === 'type'),
    ),
  );
  return said === '' ? mapping.type : said;
}

/** Where a node stands: as the file says, or on the map. */
function placeOf({ position, properties }: FoundNode, { place }: TableMapping): Point | undefined {
  if (position !== undefined) return stretched(position, place.scale);
  return pointOf(place, ownOf(properties, place.x), ownOf(properties, place.y));
}

/** Notes that a mapping answers: it says what is to become of elements that say nothing. */
const isAnswered = (finding: Finding): boolean =>
  finding.found === 'issue' && ['LABEL_MISSING', 'TYPE_MISSING'].includes(finding.issue.code);

/** The properties by which a node is found among what the project holds: the id of its format, otherwise what it is called. */
function knownBy({ externalId }: FoundNode, { keys, caption, columns }: TableMapping): readonly string[] {
  if (keys.length > 0) return keyPropertiesOf({ keys, columns });
  return externalId === undefined ? keyPropertiesOf({ keys: [caption], columns }) : ['externalId'];
}

function mappedElement(file: string, element: Element, part: MappedPart): readonly Finding[] {
  const { mapping } = part;
  const { notes, ...content } = kept(element, part);
  const issues = notes.map(({ row, column, code, detail }) => asFinding(issueAt({ file, row, column }, code, detail)));
  const meets = meetingOf(mapping, mapping.writes ?? 'create');
  if (element.found === 'relationship')
    return [...issues, { ...element, ...content, type: typeOf(element, mapping), ...(meets && { meets }) }];
  const place = placeOf(element, mapping);
  const labels = labelsOf(element, mapping);
  const known = { label: labels[0] ?? '', properties: knownBy(element, mapping) };
  return [
    ...issues,
    {
      ...{ ...element, ...content, labels },
      ...(place === undefined ? {} : { position: place }),
      ...(meets && { meets: { ...meets, ...known } }),
    },
  ];
}

/** The nodes of their own that values of a node are, and the relationships to them. */
function further(node: FoundNode, columns: readonly ColumnMapping[], meets?: Meeting): readonly Finding[] {
  return columns.flatMap((column) =>
    itemsOf(valueIn(node, column), column.separator).flatMap((item): readonly Finding[] => {
      const { row } = node;
      const { label, property, type } = column;
      const value = textOfCell(item);
      const key = nodeKey(label, [property], [value]);
      const bare = { row, properties: {}, propertyKinds: {} };
      return [
        {
          ...{ ...bare, found: 'node', implied: true, key, labels: [label], properties: { [property]: value } },
          ...(meets && { meets: { ...meets, label, properties: [property] } }),
        },
        { ...bare, found: 'relationship', start: node.key, end: key, type, ...(meets && { optional: true, meets }) },
      ];
    }),
  );
}

const columnsOf = ({ table }: TableMapping, tables: readonly Table[]): readonly Column[] =>
  tables.find(({ name }) => name === table)?.columns ?? [];

function partOf(becomes: TableMapping['becomes'], mapping: Mapping, tables: readonly Table[]): MappedPart | undefined {
  const of = mapping.tables.find((each) => each.becomes === becomes);
  return (
    of && {
      mapping: of,
      columns: new Map(of.columns.map((column) => [column.column, column])),
      kinds: new Map(columnsOf(of, tables).map(({ name, kind }) => [name, kind])),
    }
  );
}

/** Whether who wrote the nodes placed them by hand: what says itself what it is was written by who knows a canvas, and stays as it is. */
const isArranged = ({ mapping }: MappedPart, tables: readonly Table[]): boolean =>
  mapping.place.is === 'none' && tables.find(({ name }) => name === mapping.table)?.named === 1;

/** Without the place of nodes that all have the same: whoever wrote them placed none, and a layout is to. */
function unplaced(passes: readonly Pass[], { mapping }: MappedPart, tables: readonly Table[]): readonly Pass[] {
  if (tables.find(({ name }) => name === mapping.table)?.isPlaced !== false) return passes;
  let spot: Point | undefined;
  const without = (finding: Finding): Finding => {
    if (finding.found !== 'node' || finding.position === undefined) return finding;
    spot ??= finding.position;
    return finding.position.x === spot.x && finding.position.y === spot.y
      ? { ...finding, position: undefined }
      : finding;
  };
  return passes.map(({ file, findings }) => ({
    file,
    async *findings() {
      for await (const found of findings()) yield found.map(without);
    },
  }));
}

/** Tells looks first, with the first pass. */
const withStyles = ([first, ...others]: readonly Pass[], looks: ReturnType<typeof drawnStyle>): readonly Pass[] =>
  first === undefined || looks.length === 0
    ? [...(first === undefined ? [] : [first]), ...others]
    : [
        {
          file: first.file,
          async *findings() {
            yield looks.map((style) => ({ found: 'style' as const, style }));
            yield* first.findings();
          },
        },
        ...others,
      ];

/** How a graph is read by a mapping: what says itself what it is stays so, the rest becomes what the mapping says. */
export function mappedGraph({ nodes, relationships }: Reading, mapping: Mapping, tables: readonly Table[]): Reading {
  const [ofNodes, ofRelationships] = [partOf('nodes', mapping, tables), partOf('relationships', mapping, tables)];
  const through = (
    passes: readonly Pass[],
    read: (file: string, finding: Finding) => readonly Finding[],
  ): readonly Pass[] =>
    passes.map((pass) => ({
      file: pass.file,
      async *findings() {
        for await (const found of pass.findings())
          yield found.filter((each) => !isAnswered(each)).flatMap((each) => read(pass.file.name, each));
      },
    }));
  const read = (file: string, finding: Finding): readonly Finding[] => {
    const of = finding.found === 'node' ? ofNodes : finding.found === 'relationship' ? ofRelationships : undefined;
    if (of === undefined || finding.found === 'issue' || finding.found === 'style') return [finding];
    if (finding.found === 'node') return mappedElement(file, finding, of);
    // What ends at a node that met nothing and is left out goes with it.
    if (ofNodes?.mapping.writes === 'update') return mappedElement(file, { ...finding, optional: true }, of);
    const label = ofNodes?.mapping.label ?? '';
    return mappedElement(file, { ...finding, endLabels: [label.trim() === '' ? DEFAULT_LABEL : label] }, of);
  };
  const looks = ofNodes === undefined ? [] : drawnStyle(ofNodes.mapping, columnsOf(ofNodes.mapping, tables));
  const meets = ofNodes && meetingOf(ofNodes.mapping, ofNodes.mapping.writes ?? 'create');
  const toNodes = ofNodes?.mapping.columns.filter(({ use }) => use === 'node') ?? [];
  const readFurther = (_: string, finding: Finding) =>
    finding.found === 'node' ? further(finding, toNodes, meets) : [];
  const placed = ofNodes === undefined ? through(nodes, read) : unplaced(through(nodes, read), ofNodes, tables);
  const isKept = ofNodes === undefined || isArranged(ofNodes, tables);
  return {
    nodes: withStyles(isKept ? placed : placedApart(placed), looks),
    relationships: [...through(relationships, read), ...(toNodes.length === 0 ? [] : through(nodes, readFurther))],
  };
}
