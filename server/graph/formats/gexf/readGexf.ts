import { textOf } from '../decode.js';
import { type Format, type Pass, type SourceFile } from '../Format.js';
import { type Finding } from '../Found.js';
import { foreignNode, foreignRelationship } from '../json/foreignElements.js';
import { type GexfElement, GexfReading } from './GexfReading.js';

/** What a node is called stands in an attribute of its own. */
const LABEL = 'label';

function readNode(file: string, { attributes, values, position, row }: GexfElement): readonly Finding[] {
  const label = attributes[LABEL];
  const fields = { ...(label === undefined || label === '' ? {} : { [LABEL]: label }), ...Object.fromEntries(values) };
  return foreignNode({ file, row }, { id: attributes['id'], labels: [], fields, position });
}

function readEdge(file: string, { attributes, values, row }: GexfElement): readonly Finding[] {
  const { id, source, target, weight, kind, label } = attributes;
  const type = [kind, label].find((said) => said !== undefined && said !== '');
  const heavy = weight !== undefined && Number.isFinite(Number(weight)) ? { weight: Number(weight) } : {};
  const fields = { ...heavy, ...Object.fromEntries(values) };
  return foreignRelationship({ file, row }, { id, source, target, type, fields });
}

function passOf(file: SourceFile, is: GexfElement['is'], read: typeof readNode): Pass {
  return {
    file,
    async *findings() {
      const reading = new GexfReading(file.name, (element) => (element.is === is ? read(file.name, element) : []));
      for await (const text of textOf(file)) {
        const found = reading.push(text);
        if (found.length > 0) yield found;
      }
      reading.end();
    },
  };
}

/**
 * GEXF, as Gephi writes it. What a node is called becomes its property `label`; the kind of an edge, or what it is called, its type. Places
 * are taken over, the y axis turned; colours and sizes are left out, and nested nodes are read flat.
 */
export const gexfFormat: Format = {
  id: 'gexf',
  files: 1,
  recognises: ([head]) => head !== undefined && /<(?:\w+:)?gexf[\s>]/.test(head.text),
  open: (heads) => ({
    nodes: heads.map(({ file }) => passOf(file, 'node', readNode)),
    relationships: heads.map(({ file }) => passOf(file, 'edge', readEdge)),
  }),
};
