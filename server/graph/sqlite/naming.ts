import { type Properties } from '../../../domain/properties/values.js';
import { chosenCaptions, type ChosenCaptions } from '../../../domain/styles/names.js';
import { type Style, type StyleKind } from '../../../domain/styles/style.js';
import { captionKey } from '../content.js';
import { type Graph, scopeOf } from './rows.js';

interface StyleRow {
  readonly kind: StyleKind;
  readonly name: string;
  readonly style: string;
}
interface NamedRow {
  readonly seq: number;
  readonly caption: string;
  readonly labels: string;
  readonly properties: string;
}

/** A command works on one project with one of these: what it has read of the styles holds until it changes them. */
const known = new WeakMap<Graph, ChosenCaptions>();

const captionsIn = (rows: readonly StyleRow[]): ChosenCaptions =>
  chosenCaptions(rows.map(({ kind, name, style }) => ({ kind, name, style: JSON.parse(style) as Style })));

/** The captions that were chosen for the labels of a project. */
export function captionsOf(graph: Graph): ChosenCaptions {
  const read =
    known.get(graph) ??
    captionsIn(
      graph.file.db.all<StyleRow>(
        "SELECT kind, name, style FROM style WHERE owner = :owner AND project = :project AND kind = 'label'",
        scopeOf(graph),
      ),
    );
  known.set(graph, read);
  return read;
}

/** The captions that the nodes of an import are named by: those of the project, and those that it brings for labels without a style. */
export function captionsWith(graph: Graph, batch: number): ChosenCaptions {
  const brought = graph.file.db.all<StyleRow>(
    `SELECT kind, name, style FROM batch_style b WHERE owner = :owner AND project = :project AND batch = :batch
       AND kind = 'label' AND NOT EXISTS (SELECT 1 FROM style s WHERE s.owner = :owner AND s.project = :project
         AND s.kind = b.kind AND s.name = b.name)`,
    { ...scopeOf(graph), batch },
  );
  return brought.length === 0 ? captionsOf(graph) : new Map([...captionsIn(brought), ...captionsOf(graph)]);
}

/** Which nodes are named anew. */
interface Renaming {
  readonly labels: readonly string[];
  readonly captions: ChosenCaptions;
  /** Only the nodes of this import; without it those of all that are not taken back. */
  readonly only?: number;
  /** Not the nodes of this import. */
  readonly except?: number;
}

/** Works out anew by what the nodes of labels are sorted and found. */
export function nameAnew(graph: Graph, { labels, captions, only, except = -1 }: Renaming): void {
  if (labels.length === 0) return;
  const scope = scopeOf(graph);
  const rows = graph.file.db.all<NamedRow>(
    `SELECT DISTINCT n.seq, n.caption, n.labels, n.properties FROM json_each(:labels) wanted
       CROSS JOIN node_label l ON l.owner = :owner AND l.project = :project AND l.label = wanted.value
       CROSS JOIN node n ON n.seq = l.node
     WHERE n.owner = :owner AND n.project = :project AND n.batch <> :except AND (:only < 0 OR n.batch = :only)
       AND n.batch NOT IN (SELECT batch FROM batch
         WHERE owner = :owner AND project = :project AND state IN ('undone', 'dropped'))`,
    { ...scope, labels: JSON.stringify(labels), except, only: only ?? -1 },
  );
  for (const { seq, caption, ...row } of rows) {
    const node = { labels: JSON.parse(row.labels) as string[], properties: JSON.parse(row.properties) as Properties };
    const key = captionKey(node, captions);
    if (key !== caption)
      graph.file.db.run('UPDATE node SET caption = :key WHERE owner = :owner AND project = :project AND seq = :seq', {
        ...scope,
        key,
        seq,
      });
  }
}

/** The styles have changed: nodes of these labels are named anew. @param except the import whose nodes are named so already */
export function renamed(graph: Graph, labels: readonly string[], except?: number): void {
  known.delete(graph);
  nameAnew(graph, { labels, captions: captionsOf(graph), ...(except === undefined ? {} : { except }) });
}
