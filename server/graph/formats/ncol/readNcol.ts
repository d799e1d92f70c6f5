import { type Format, type SourceFile } from '../Format.js';
import { type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { foreignRelationship, namedNode } from '../json/foreignElements.js';
import { textLines } from '../text/textLines.js';
import { plainValue } from '../typedText.js';

type Row = { readonly file: string; readonly row: number };

function tie(place: Row, source: string, [target = '', ...rest]: readonly string[]): readonly Finding[] {
  const weight = rest.length === 0 ? {} : { weight: plainValue(rest.join(' ')).value };
  return [
    ...[source, target].flatMap((name) => namedNode(place, name)),
    ...foreignRelationship(place, {
      id: undefined,
      source,
      target,
      type: undefined,
      fields: weight,
      isUndirected: true,
    }),
  ];
}

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  const isLgl = /\.lgl$/i.test(file.name);
  let source = '';
  for await (const lines of textLines(file))
    yield lines.flatMap(({ row, text }): readonly Finding[] => {
      const words = text.trim().split(/\s+/);
      const place = { file: file.name, row };
      if (words[0] === '') return [];
      if (!isLgl)
        return words.length === 1 ? namedNode(place, words[0] ?? '') : tie(place, words[0] ?? '', words.slice(1));
      if (!text.trim().startsWith('#')) return tie(place, source, words);
      source = text.trim().slice(1).trim();
      return namedNode(place, source);
    });
}

/** The lists of edges of the Large Graph Layout: two names and a weight in each line, or a name after a sharp and those that it is tied to below. */
export const ncolFormat: Format = {
  id: 'ncol',
  files: 1,
  recognises: ([head]) => head !== undefined && /\.(?:ncol|lgl)$/i.test(head.file.name),
  open: (heads) => graphPasses(heads, find),
};
