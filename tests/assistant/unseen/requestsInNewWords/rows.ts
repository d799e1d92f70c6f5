import { existsSync } from 'node:fs';

import { type ImportedNode } from '../../../../server/graph/ports/ImportSink.js';
import { type Draft } from '../Draft.js';
import { exportedFilesPath } from '../exportedFiles/rows.js';
import { ownFilesPath } from '../ownFiles/rows.js';

/** Where a file is, of either set. */
export const placed = (file: string): string =>
  existsSync(exportedFilesPath(file)) ? exportedFilesPath(file) : ownFilesPath(file);

/** The headings whose values people call a row by, the first that it has. */
const NAMING = [
  ...['bookingNo', 'Sample', 'Site name', 'Plant', 'Nume și prenume', 'Name', 'Unit no', 'Clinic', 'Ab ID'],
  ...['Apartament', 'Nr. hotarare', 'Nume', 'Nr. inmatriculare', 'nume', 'name'],
];

const told = (properties: ImportedNode['properties']) => JSON.stringify(Object.entries(properties).sort());

/** Visits, results and payments have no name: they are what they hold, and what they are joined to. */
export function calledBy({ properties }: ImportedNode): string {
  const heading = NAMING.find((one) => one in properties);
  return heading === undefined ? told(properties) : String(properties[heading]);
}

/** Those that a relationship leads from to a node of this name. */
export const leadingTo = (d: Draft, type: string, end: string): string[] =>
  d.ties.filter((tie) => tie.type === type && tie.end === end).map(({ start }) => start);

/** Leads what goes from a node elsewhere than to where it goes. */
export function lead(d: Draft, start: string, type: string, to: string): void {
  const found = d.ties.filter((tie) => tie.start === start && tie.type === type);
  const [tie] = found;
  if (tie === undefined || found.length > 1) throw new Error(`${found.length} ${type} from ${start}`);
  tie.end = d.node(to).name;
}

/** Changes a property of a row that has no name, which is what it is called by. */
export function restate(d: Draft, name: string, property: string, value: boolean): void {
  const { properties } = d.set(name, property, value).node(name);
  const now = told(properties);
  d.node(name).name = now;
  for (const tie of d.ties) if (tie.start === name) tie.start = now;
}
