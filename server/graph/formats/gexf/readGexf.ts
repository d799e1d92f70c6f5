import { textOf } from '../decode.js';
import { type Format, type Pass, type SourceFile } from '../Format.js';
import { type Finding } from '../Found.js';
import { foreignNode, foreignRelationship, partOf } from '../json/foreignElements.js';
import { exactNumber } from '../typedText.js';
import { type GexfElement, GexfReading } from './GexfReading.js';

/** What a node is called stands in an attribute of its own. */
const LABEL = 'label';

/** Attributes of tags that the format itself gives a meaning. */
const OWN: ReadonlySet<string> = new Set([
  ...['id', 'label', 'source', 'target', 'type', 'kind', 'weight', 'pid', 'start', 'end', 'startopen', 'endopen'],
  ...['timestamp', 'timestamps', 'intervals'],
]);

/** Attributes that somebody else put on a tag. */
const others = (attributes: GexfElement['attributes']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => !OWN.has(name) && !name.includes(':') && value !== ''),
  );

function readNode(file: string, { attributes, fields, kinds, roles, position, row }: GexfElement): readonly Finding[] {
  const label = attributes[LABEL];
  const isOurs = roles.size > 0;
  const labels = roles.get('labels')?.value;
  return foreignNode(
    { file, row },
    {
      id: attributes['id'],
      labels: Array.isArray(labels) ? (labels as readonly string[]) : [],
      fields: {
        ...(isOurs || label === undefined || label === '' ? {} : { [LABEL]: label }),
        ...others(attributes),
        ...fields,
      },
      propertyKinds: kinds,
      position,
    },
  );
}

function readEdge(file: string, element: GexfElement): readonly Finding[] {
  const { attributes, fields, kinds, roles, row, isUndirected } = element;
  const { id, source, target, weight, kind, label } = attributes;
  const said = [kind, label].filter((name) => name !== undefined && name !== '');
  const ours = roles.get('type')?.value;
  const heavy = exactNumber(weight?.trim() ?? '');
  return foreignRelationship(
    { file, row },
    {
      ...{ id, source, target, isUndirected },
      type: typeof ours === 'string' ? ours : said[0],
      fields: {
        ...(weight === undefined || typeof ours === 'string' || weight.trim() === ''
          ? {}
          : { weight: heavy ?? weight }),
        ...(typeof ours === 'string' || said.length < 2 ? {} : { [LABEL]: said[1] }),
        ...(attributes['type'] === 'mutual' ? { mutual: true } : {}),
        ...others(attributes),
        ...fields,
      },
      propertyKinds: kinds,
    },
  );
}

const readParents = (file: string, { attributes, parents, row }: GexfElement): readonly Finding[] =>
  [...new Set(parents)].flatMap((parent) => partOf({ file, row }, attributes['id'], parent));

function passOf(file: SourceFile, read: (element: GexfElement) => readonly Finding[], isTold: boolean): Pass {
  return {
    file,
    async *findings() {
      const reading = new GexfReading(file.name, read);
      const wanted = (found: readonly Finding[]) =>
        isTold ? found : found.filter((each) => each.found !== 'issue' || each.issue.code !== 'KEPT_AS_TEXT');
      for await (const text of textOf(file)) {
        const found = wanted(reading.push(text));
        if (found.length > 0) yield found;
      }
      reading.end();
    },
  };
}

/**
 * GEXF, as Gephi writes it. What a node is called becomes its property `label`; the kind of an edge, or what it is called, its type. Places
 * are taken over, the y axis turned; colours, sizes and shapes are properties, by which nodes are drawn. Times become `start` and `end`, with
 * each of several `periods`; values that change become series. What lies in another node is tied to it.
 */
export const gexfFormat: Format = {
  id: 'gexf',
  files: 1,
  recognises: ([head]) => head !== undefined && /<(?:\w+:)?gexf[\s>]/.test(head.text),
  open: (heads) => ({
    nodes: heads.map(({ file }) =>
      passOf(file, (element) => (element.is === 'node' ? readNode(file.name, element) : []), true),
    ),
    relationships: heads.map(({ file }) =>
      passOf(
        file,
        (element) => (element.is === 'edge' ? readEdge(file.name, element) : readParents(file.name, element)),
        false,
      ),
    ),
  }),
};
