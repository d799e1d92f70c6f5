import { createHash } from 'node:crypto';

import { type Delta, type Field, type UpdateEdit } from '../../../../domain/changes/edit.js';
import { type MetCounts, type MetTable } from '../../../../domain/imports/importJob.js';
import { ownOf } from '../../../../domain/properties/kinds.js';
import { quoted } from '../issues.js';

/** Most properties of a table that are named with what becomes of them. */
const MOST_PROPERTIES = 50;

/** What an element of a file met. */
export interface Met {
  readonly table: string;
  readonly of: 'node' | 'relationship';
  readonly is: keyof MetCounts;
  /** The id of what it met; absent where it met nothing. */
  readonly id?: string;
  readonly edit?: UpdateEdit | undefined;
}

type Changed = MetTable['properties'][number];

interface Counted {
  readonly node: Record<keyof MetCounts, number>;
  readonly relationship: Record<keyof MetCounts, number>;
  readonly properties: Map<string, Changed>;
}

const none = () => ({ created: 0, changed: 0, unchanged: 0, unmatched: 0 });

const textOf = (field: Field | undefined): string => quoted(field?.value ?? null);

function countProperty(properties: Map<string, Changed>, name: string, from: Delta, to: Delta): void {
  const before = ownOf(from.properties, name) ?? null;
  const known = properties.get(name) ?? { property: name, added: 0, overwritten: 0 };
  if (!properties.has(name) && properties.size >= MOST_PROPERTIES) return;
  if (before === null) properties.set(name, { ...known, added: known.added + 1 });
  else {
    const example =
      known.before === undefined ? { before: textOf(before), after: textOf(ownOf(to.properties, name)) } : {};
    properties.set(name, { ...known, overwritten: known.overwritten + 1, ...example });
  }
}

/** Counts what the elements of files meet in the project, by table, and keeps a digest by which two readings can be compared. */
export class MeetingTally {
  readonly #tables = new Map<string, Counted>();
  readonly #digest = createHash('sha256');

  add({ table, of, is, id = '', edit }: Met): void {
    const counted = this.#tables.get(table) ?? { node: none(), relationship: none(), properties: new Map() };
    this.#tables.set(table, counted);
    counted[of][is] += 1;
    this.#digest.update(JSON.stringify([table, of, is, id, edit?.from, edit?.to]));
    for (const name of Object.keys(edit?.to.properties ?? {}))
      countProperty(counted.properties, name, edit?.from ?? {}, edit?.to ?? {});
  }

  /** What was met, by table. */
  get tables(): readonly MetTable[] {
    return [...this.#tables].map(([table, { node, relationship, properties }]) => ({
      table,
      nodes: { ...node },
      relationships: { ...relationship },
      properties: [...properties.values()],
    }));
  }

  /** What was met as one short text: another where anything is met, changed from or changed to otherwise. */
  get digest(): string {
    return this.#digest.copy().digest('hex');
  }
}
