import { type Properties } from '../../domain/properties/values.js';
import { type OwnedDatabase } from '../storage/OwnedDatabase.js';
import { captionKey } from '../graph/content.js';

interface NodeRow {
  readonly seq: number;
  readonly caption: string;
  readonly labels: string;
  readonly properties: string;
}

/** Works out anew by what each node of a person's file is sorted and found; needed when the rule for captions has changed. */
export function sortByCaptionsAnew(db: OwnedDatabase, owner: number): void {
  const rows = db.all<NodeRow>('SELECT seq, caption, labels, properties FROM node WHERE owner = :owner', { owner });
  for (const { seq, caption, labels, properties } of rows) {
    const key = captionKey({
      labels: JSON.parse(labels) as string[],
      properties: JSON.parse(properties) as Properties,
    });
    if (key !== caption)
      db.run('UPDATE node SET caption = :key WHERE owner = :owner AND seq = :seq', { owner, seq, key });
  }
}
