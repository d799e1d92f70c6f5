import { type FileHead, type Format, type SourceFile } from '../Format.js';
import { type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { foreignNode, foreignRelationship } from '../json/foreignElements.js';
import { textLines } from '../text/textLines.js';

const SEPARATOR = /^\s*#\s*$/;

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  let isNodes = true;
  for await (const lines of textLines(file))
    yield lines.flatMap(({ row, text }): readonly Finding[] => {
      const line = text.trim();
      if (SEPARATOR.test(line)) {
        isNodes = false;
        return [];
      }
      if (line === '') return [];
      const place = { file: file.name, row };
      if (isNodes) {
        const [, id = '', label = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
        return foreignNode(place, { id, labels: [], fields: label === '' ? {} : { label } });
      }
      const [, source, target, label = ''] = /^(\S+)(?:\s+(\S+))?\s*(.*)$/.exec(line) ?? [];
      const type = label === '' ? undefined : label;
      return foreignRelationship(place, { id: undefined, source, target, type, fields: {} });
    });
}

/** Whether lines of nodes stand before a line with nothing but a sharp, and lines of pairs after it. */
function isTgf({ text, file, whole }: FileHead): boolean {
  if (/\.tgf$/i.test(file.name)) return true;
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const at = lines.findIndex((line) => SEPARATOR.test(line));
  const nodes = lines.slice(0, at).filter((line) => line !== '');
  const edges = lines.slice(at + 1, whole ? undefined : -1).filter((line) => line !== '');
  const ids = new Set(nodes.map((line) => line.split(/\s+/)[0] ?? ''));
  if (at < 1 || nodes.length === 0 || edges.length === 0 || ids.size < nodes.length) return false;
  return edges.every(
    (line) =>
      line
        .split(/\s+/)
        .slice(0, 2)
        .filter((end) => ids.has(end)).length === 2,
  );
}

/** The Trivial Graph Format: a line for each node, a sharp, a line for each edge. */
export const tgfFormat: Format = {
  id: 'tgf',
  files: 1,
  recognises: ([head]) => head !== undefined && isTgf(head),
  open: (heads) => graphPasses(heads, find),
};
