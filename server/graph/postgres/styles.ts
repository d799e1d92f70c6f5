import { inverseOfStyles, type LoggedEdit, type StyleEdit, styleEditsIn } from '../../../domain/changes/edit.js';
import {
  type StoredStyle,
  type Style,
  type StyleKind,
  styleKey,
  type StyleName,
} from '../../../domain/styles/style.js';
import { type ProjectId } from '../../contract/ids.js';
import { type StyleList } from '../../contract/styles.js';
import { styleEntry } from '../changing/styleEdits.js';
import { putRows, removeRows } from './bytes.js';
import { renamed } from './naming.js';
import { type Graph, scopeOf } from './rows.js';

interface StyleRow {
  readonly kind: StyleKind;
  readonly name: string;
  readonly version: number;
  readonly style: string;
}

/** Every style of a project, by kind and name. */
export async function storedStyles(graph: Graph): Promise<StoredStyle[]> {
  const rows = await graph.session.all<StyleRow>(
    'SELECT kind, name, version, style FROM style WHERE owner = :owner AND project = :project ORDER BY kind, name',
    scopeOf(graph),
  );
  return rows.map(({ style, ...row }) => ({ ...row, style: JSON.parse(style) as Style }));
}

/** The style of a label or type; undefined when it has none of its own. */
export async function styleOf(graph: Graph, name: StyleName): Promise<StoredStyle | undefined> {
  return (await storedStyles(graph)).find((one) => styleKey(one) === styleKey(name));
}

/** Every style of a project as it is answered. */
export async function styleList(graph: Graph): Promise<StyleList> {
  const items = (await storedStyles(graph)).map((one) => styleEntry(one, one));
  return { projectId: graph.row.id as ProjectId, items, total: items.length };
}

const STYLE_COLUMNS = { keys: { kind: 'text', name: 'text' }, others: { version: 'bigint', style: 'text' } };

/** The labels whose nodes are called otherwise once these are made. */
const renamedBy = (edits: readonly StyleEdit[]): string[] =>
  edits.flatMap(({ kind, name, from, to }) => (kind === 'label' && from?.caption !== to?.caption ? [name] : []));

/**
 * Writes styles, in the transaction of their change and before its entry: the number that the entry gets is their version. Nodes are
 * sorted and found by the captions that were chosen.
 * @param batch the import that brings them: its nodes are named by them since they came
 */
export async function applyStyles(graph: Graph, edits: readonly StyleEdit[], batch?: number): Promise<void> {
  for (const { kind, name, to } of edits) {
    if (to === null) await removeRows(graph, 'style', 'e.kind = :kind AND e.name = :name', { kind, name });
    else
      await putRows(graph, 'style', STYLE_COLUMNS, [
        { kind, name, version: graph.row.head + 1, style: JSON.stringify(to) },
      ]);
  }
  await renamed(graph, renamedBy(edits), batch);
}

/** Makes the styles of an entry of the history again, or takes them back. @returns whether there were any */
export async function reapplyStyles(
  graph: Graph,
  logged: readonly LoggedEdit[],
  back: boolean,
  batch: number,
): Promise<boolean> {
  const forward = styleEditsIn(logged);
  await applyStyles(graph, back ? inverseOfStyles(forward) : forward, batch === 0 ? undefined : batch);
  return forward.length > 0;
}
