import { type Format, type SourceFile } from '../Format.js';
import { type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { foreignRelationship, namedNode } from '../json/foreignElements.js';
import { textLines } from '../text/textLines.js';

function readLine(place: { file: string; row: number }, line: string): readonly Finding[] {
  // Where tabs stand in a line, names may have blanks.
  const [source = '', type, ...targets] = line.split(line.includes('\t') ? /\t+/ : /\s+/).map((word) => word.trim());
  const ends = targets.filter((target) => target !== '');
  return [
    ...[source, ...ends].flatMap((name) => namedNode(place, name)),
    ...ends.flatMap((target) => foreignRelationship(place, { id: undefined, source, target, type, fields: {} })),
  ];
}

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  for await (const lines of textLines(file))
    yield lines.flatMap(({ row, text }) =>
      text.trim() === '' ? [] : readLine({ file: file.name, row }, text.replace(/^ +|\s+$/g, '')),
    );
}

/** Cytoscape's Simple Interaction Format: a node, a type, and the nodes that it is tied to so. Only its ending tells it from other lines of words. */
export const sifFormat: Format = {
  id: 'sif',
  files: 1,
  recognises: ([head]) => head !== undefined && /\.sif$/i.test(head.file.name),
  open: (heads) => graphPasses(heads, find),
};
