import { inverseOfStyles, type LoggedEdit, type StyleEdit, styleEditsIn } from '../../../domain/changes/edit.js';
import { type StoredStyle, type Style, type StyleKind, type StyleName } from '../../../domain/styles/style.js';
import { type ProjectId } from '../../contract/ids.js';
import { type StyleList } from '../../contract/styles.js';
import { type Json, stringify } from '../../platform/storage/Json.js';
import { broughtStyles, styleEntry } from '../changing/styleEdits.js';
import { type ImportedStyle } from '../ports/ImportSink.js';
import { renamed } from './naming.js';
import { type Graph, scopeOf } from './rows.js';

interface StyleRow {
  readonly kind: StyleKind;
  readonly name: string;
  readonly version: number;
  readonly style: string;
}

const storedOf = ({ kind, name, version, style }: StyleRow): StoredStyle => ({
  kind,
  name,
  version,
  style: JSON.parse(style) as Style,
});

/** The style of a label or type; undefined when it has none of its own. */
export function styleOf(graph: Graph, { kind, name }: StyleName): StoredStyle | undefined {
  const row = graph.file.db.get<StyleRow>(
    'SELECT kind, name, version, style FROM style WHERE owner = :owner AND project = :project AND kind = :kind AND name = :name',
    { ...scopeOf(graph), kind, name },
  );
  return row === undefined ? undefined : storedOf(row);
}

/** Every style of a project. */
export function stylesJson(graph: Graph): Json<StyleList> {
  const rows = graph.file.db.all<StyleRow>(
    'SELECT kind, name, version, style FROM style WHERE owner = :owner AND project = :project ORDER BY kind, name',
    scopeOf(graph),
  );
  const items = rows.map((row) => styleEntry(row, storedOf(row)));
  return stringify({ projectId: graph.row.id as ProjectId, items, total: items.length });
}

/** The labels whose nodes are called otherwise once these are made. */
const renamedBy = (edits: readonly StyleEdit[]): string[] =>
  edits.flatMap(({ kind, name, from, to }) => (kind === 'label' && from?.caption !== to?.caption ? [name] : []));

/**
 * Writes styles, in the transaction of their change and before its entry: the number that the entry gets is their version. Nodes are
 * sorted and found by the captions that were chosen.
 * @param batch the import that brings them: its nodes are named by them since they came
 */
export function applyStyles(graph: Graph, edits: readonly StyleEdit[], batch?: number): void {
  for (const { kind, name, to } of edits) {
    const named = { ...scopeOf(graph), kind, name };
    if (to === null)
      graph.file.db.run(
        'DELETE FROM style WHERE owner = :owner AND project = :project AND kind = :kind AND name = :name',
        named,
      );
    else
      graph.file.db.run(
        `INSERT INTO style (owner, project, kind, name, version, style)
         VALUES (:owner, :project, :kind, :name, :version, :style)
         ON CONFLICT DO UPDATE SET version = excluded.version, style = excluded.style`,
        { ...named, version: graph.row.head + 1, style: JSON.stringify(to) },
      );
  }
  renamed(graph, renamedBy(edits), batch);
}

/** Makes the styles of an entry of the history again, or takes them back. @returns whether there were any */
export function reapplyStyles(graph: Graph, logged: readonly LoggedEdit[], back: boolean, batch: number): boolean {
  const forward = styleEditsIn(logged);
  applyStyles(graph, back ? inverseOfStyles(forward) : forward, batch === 0 ? undefined : batch);
  return forward.length > 0;
}

/** Keeps the styles that an import brings until it is published. */
export function stageStyles(graph: Graph, batch: number, styles: readonly ImportedStyle[]): void {
  for (const { kind, name, style } of styles)
    graph.file.db.run(
      `INSERT INTO batch_style (owner, project, batch, kind, name, style)
       VALUES (:owner, :project, :batch, :kind, :name, :style)
       ON CONFLICT DO UPDATE SET style = excluded.style`,
      { ...scopeOf(graph), batch, kind, name, style: JSON.stringify(style) },
    );
}

/** What the styles come to that an import brought. */
export function stagedStyles(graph: Graph, batch: number): StyleEdit[] {
  const rows = graph.file.db.all<Omit<StyleRow, 'version'>>(
    `SELECT kind, name, style FROM batch_style
     WHERE owner = :owner AND project = :project AND batch = :batch ORDER BY kind, name`,
    { ...scopeOf(graph), batch },
  );
  const brought = rows.map((row) => ({ kind: row.kind, name: row.name, style: JSON.parse(row.style) as Style }));
  return broughtStyles(brought, (name) => styleOf(graph, name));
}
