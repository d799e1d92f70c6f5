import { type Properties } from '../../../domain/properties/values.js';
import { type OwnedDatabase } from '../../platform/storage/OwnedDatabase.js';
import { chosenCaptions, type ChosenCaptions } from '../../../domain/styles/names.js';
import { type Style } from '../../../domain/styles/style.js';
import { captionKey } from '../../graph/content.js';

interface NodeRow {
  readonly seq: number;
  readonly project: number;
  readonly caption: string;
  readonly labels: string;
  readonly properties: string;
}

const NONE: ChosenCaptions = new Map();

/** Works out anew by what each node of a person's file is sorted and found; needed when the rule for captions has changed. */
export function sortByCaptionsAnew(db: OwnedDatabase, owner: number, captions = (_project: number) => NONE): void {
  const rows = db.all<NodeRow>('SELECT seq, project, caption, labels, properties FROM node WHERE owner = :owner', {
    owner,
  });
  for (const { seq, project, caption, labels, properties } of rows) {
    const node = { labels: JSON.parse(labels) as string[], properties: JSON.parse(properties) as Properties };
    const key = captionKey(node, captions(project));
    if (key !== caption)
      db.run('UPDATE node SET caption = :key WHERE owner = :owner AND seq = :seq', { owner, seq, key });
  }
}

interface StyleRow {
  readonly project: number;
  readonly name: string;
  readonly style: string;
}

/** The same by the captions that were chosen for labels: what was chosen before they counted here. */
export function sortByChosenCaptions(db: OwnedDatabase, owner: number): void {
  const rows = db.all<StyleRow>("SELECT project, name, style FROM style WHERE owner = :owner AND kind = 'label'", {
    owner,
  });
  const chosen = new Map(
    [...new Set(rows.map(({ project }) => project))].map((project) => {
      const own = rows.filter((row) => row.project === project);
      const styles = own.map(({ name, style }) => ({
        kind: 'label' as const,
        name,
        style: JSON.parse(style) as Style,
      }));
      return [project, chosenCaptions(styles)];
    }),
  );
  if ([...chosen.values()].some(({ size }) => size > 0))
    sortByCaptionsAnew(db, owner, (project) => chosen.get(project) ?? NONE);
}
