import { type ExportFormat } from '../contract/imports.js';
import { type Project } from '../contract/projects.js';
import {
  collectColumns,
  nodeRow,
  nodeTitles,
  type PropertyColumn,
  relationshipRow,
  relationshipTitles,
} from '../graph/formats/csv/writeCsv.js';
import { edgeElement, nodeElement } from '../graph/formats/cytoscape/writeCytoscape.js';
import { hartaBeginning, nodeText, relationshipText, styleText } from '../graph/formats/harta/HartaDocument.js';
import { type GraphReader } from '../graph/ports/GraphReader.js';
import { type ProjectScope } from '../graph/ports/scope.js';
import { nodeSlices, relationshipSlices } from './slices.js';

/** What is exported. */
interface ExportSource {
  readonly store: Pick<GraphReader, 'exportNodes' | 'exportRelationships' | 'styles'>;
  readonly scope: ProjectScope;
  readonly project: Pick<Project, 'id' | 'name'>;
}

type Slices<T> = AsyncIterable<readonly T[]>;

/** The items of a JSON list, with what stands between them. */
async function* listed<T>(items: Slices<T>, write: (item: T) => string): AsyncGenerator<string> {
  let first = true;
  for await (const slice of items) {
    yield (first ? '\n' : ',\n') + slice.map(write).join(',\n');
    first = false;
  }
}

async function* jsonText(
  texts: { beginning: string; middle: string; end: string },
  nodes: AsyncIterable<string>,
  relationships: AsyncIterable<string>,
): AsyncGenerator<string> {
  yield texts.beginning;
  yield* nodes;
  yield texts.middle;
  yield* relationships;
  yield texts.end;
}

/** How labels and types look, after the elements; nothing where all look as the product chooses. */
async function* stylesText({ store, scope }: ExportSource): AsyncGenerator<string> {
  const { items } = await store.styles(scope);
  if (items.length > 0) yield `],"styles":[\n${items.map(styleText).join(',\n')}\n`;
}

/** Pieces of text one after the other. */
async function* oneAfterOther(...parts: readonly AsyncIterable<string>[]): AsyncGenerator<string> {
  for (const part of parts) yield* part;
}

/** A table needs its titles first, so the elements are gone through twice; nothing is held but the titles. */
async function* table<T extends Parameters<typeof collectColumns>[0]>(
  slices: () => Slices<T>,
  titles: (columns: readonly PropertyColumn[]) => string,
  row: (item: T, columns: readonly PropertyColumn[]) => string,
): AsyncGenerator<string> {
  const found = new Map<string, PropertyColumn>();
  for await (const slice of slices()) for (const item of slice) collectColumns(item, found);
  const columns = [...found.values()];
  // Spreadsheets take a table for UTF-8 only when it says so.
  yield `\uFEFF${titles(columns)}`;
  for await (const slice of slices()) yield slice.map((item) => row(item, columns)).join('');
}

/** A format that is written. */
export interface Writer {
  readonly ending: string;
  readonly contentType: string;
  write(source: ExportSource): AsyncIterable<string>;
}

/** Every format that is written. */
export const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  harta: {
    ending: '.harta.json',
    contentType: 'application/json; charset=utf-8',
    write: ({ store, scope, project }) =>
      jsonText(
        { beginning: hartaBeginning(project), middle: '\n],"relationships":[', end: '\n]}\n' },
        listed(nodeSlices(store, scope), nodeText),
        oneAfterOther(
          listed(relationshipSlices(store, scope), relationshipText),
          stylesText({ store, scope, project }),
        ),
      ),
  },
  cytoscape: {
    ending: '.cyjs',
    contentType: 'application/json; charset=utf-8',
    write: ({ store, scope }) =>
      jsonText(
        { beginning: '{"elements":{"nodes":[', middle: '\n],"edges":[', end: '\n]}}\n' },
        listed(nodeSlices(store, scope), nodeElement),
        listed(relationshipSlices(store, scope), edgeElement),
      ),
  },
  csvNodes: {
    ending: '-nodes.csv',
    contentType: 'text/csv; charset=utf-8',
    write: ({ store, scope }) => table(() => nodeSlices(store, scope), nodeTitles, nodeRow),
  },
  csvRelationships: {
    ending: '-relationships.csv',
    contentType: 'text/csv; charset=utf-8',
    write: ({ store, scope }) => table(() => relationshipSlices(store, scope), relationshipTitles, relationshipRow),
  },
};
