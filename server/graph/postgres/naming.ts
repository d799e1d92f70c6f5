import { chosenCaptions, type ChosenCaptions } from '../../../domain/styles/names.js';
import { type Style } from '../../../domain/styles/style.js';
import { type Properties } from '../../../domain/properties/values.js';
import { captionKey } from '../content.js';
import { prepared } from '../../platform/storage/postgres/statement.js';
import { type Graph, scopeOf, sent, type StyleRow } from './rows.js';

/** What a transaction has read of the styles of its project holds until it changes them. */
const known = new WeakMap<Graph, ChosenCaptions>();

/** The captions that styles choose for labels. */
export const captionsIn = (rows: readonly StyleRow[]): ChosenCaptions =>
  chosenCaptions(rows.map(({ kind, name, style }) => ({ kind, name, style: JSON.parse(style) as Style })));

const STYLES_OF_LABELS = prepared(
  "SELECT kind, name, style FROM style WHERE owner = :owner AND project = :project AND kind = 'label'",
);

/** The captions that were chosen for the labels of a project. */
export async function captionsOf(graph: Graph): Promise<ChosenCaptions> {
  const read =
    known.get(graph) ??
    captionsIn(graph.standing?.styles ?? (await graph.session.all<StyleRow>(STYLES_OF_LABELS, scopeOf(graph))));
  known.set(graph, read);
  return read;
}

const BROUGHT_STYLES =
  prepared(`SELECT kind, name, style FROM batch_style b WHERE owner = :owner AND project = :project AND batch = :batch
     AND kind = 'label' AND NOT EXISTS (SELECT 1 FROM style s WHERE s.owner = :owner AND s.project = :project
       AND s.kind = b.kind AND s.name = b.name)`);

/** The captions that the nodes of an import are named by: those of the project, and those that it brings for labels without a style. */
export async function captionsWith(graph: Graph, batch: number): Promise<ChosenCaptions> {
  const [brought, own] = await Promise.all([
    graph.session.all<StyleRow>(BROUGHT_STYLES, { ...scopeOf(graph), batch }),
    captionsOf(graph),
  ]);
  return brought.length === 0 ? own : new Map([...captionsIn(brought), ...own]);
}

interface NamedRow {
  readonly seq: number;
  readonly caption: string;
  readonly labels: string;
  readonly properties: string;
}

/** Which nodes are named again. */
interface Renaming {
  readonly labels: readonly string[];
  readonly captions: ChosenCaptions;
  /** Only the nodes of this import; without it those of all that are not taken back. */
  readonly only?: number;
  /** Not the nodes of this import. */
  readonly except?: number | undefined;
}

/** Works out again by what the nodes of labels are sorted and found. */
export async function nameAgain(graph: Graph, { labels, captions, only, except = -1 }: Renaming): Promise<void> {
  if (labels.length === 0) return;
  const rows = await graph.session.all<NamedRow>(
    `SELECT n.seq, n.caption, n.labels, n.properties FROM node n WHERE n.owner = :owner AND n.project = :project
       AND n.seq IN (SELECT l.node FROM node_label l
         WHERE l.owner = :owner AND l.project = :project AND l.label = ANY (:labels::text[]))
       AND n.batch <> :except AND (:only::int < 0 OR n.batch = :only)
       AND n.batch NOT IN (SELECT batch FROM batch
         WHERE owner = :owner AND project = :project AND state IN ('undone', 'dropped'))`,
    { ...scopeOf(graph), labels, except, only: only ?? -1 },
  );
  const renamed = rows.flatMap(({ seq, caption, ...row }) => {
    const node = { labels: JSON.parse(row.labels) as string[], properties: JSON.parse(row.properties) as Properties };
    const key = captionKey(node, captions);
    return key === caption ? [] : [{ seq, caption: key }];
  });
  if (renamed.length === 0) return;
  await graph.session.run(
    `UPDATE node n SET caption = w.caption FROM ${sent('seq bigint, caption text')}
     WHERE n.owner = :owner AND n.project = :project AND n.seq = w.seq`,
    { ...scopeOf(graph), rows: JSON.stringify(renamed) },
  );
}

/** The styles have changed: nodes of these labels are named again. @param except the import whose nodes are named so already */
export async function renamed(graph: Graph, labels: readonly string[], except: number | undefined): Promise<void> {
  known.set(graph, captionsIn(await graph.session.all<StyleRow>(STYLES_OF_LABELS, scopeOf(graph))));
  await nameAgain(graph, { labels, captions: await captionsOf(graph), except });
}
