import { type UpdateEdit } from '../../../domain/changes/edit.js';
import { type ImportIssue } from '../../contract/imports.js';
import { type ImportedNode, type ImportedRelationship, type ImportedStyle } from '../ports/ImportSink.js';
import { contentFault } from './contentFault.js';
import { type Finding, type FoundNode, type FoundRelationship } from './Found.js';
import { issueAt, quoted } from './issues.js';
import { changeOf } from './meeting/changeOf.js';
import { type HeldElement } from './meeting/Held.js';
import { type Met } from './meeting/MeetingTally.js';
import { externalIdOf, type Resolver } from './Resolver.js';

/** What a handful of a file holds, ready for the graph. */
export interface ReadElements {
  readonly nodes: readonly ImportedNode[];
  readonly relationships: readonly ImportedRelationship[];
  readonly styles: readonly ImportedStyle[];
  readonly issues: readonly ImportIssue[];
  /** What is changed of what the project holds, and what was met there, changed or not. */
  readonly updates: readonly UpdateEdit[];
  readonly encounters: readonly Met[];
}

/** What an end of a relationship says. */
const said = ({ properties }: FoundNode): unknown => Object.values(properties)[0];

/** Gathers what findings come to: elements to elements, issues to issues. */
export class Read implements ReadElements {
  readonly nodes: ImportedNode[] = [];
  readonly relationships: ImportedRelationship[] = [];
  readonly styles: ImportedStyle[] = [];
  readonly issues: ImportIssue[] = [];
  readonly updates: UpdateEdit[] = [];
  readonly encounters: Met[] = [];

  constructor(
    readonly resolver: Resolver,
    readonly file: string,
  ) {}

  /** Takes a finding as something new. */
  add(finding: Finding): void {
    if (finding.found === 'issue') this.issues.push(finding.issue);
    else if (finding.found === 'style') this.styles.push(finding.style);
    else this.#element(finding);
  }

  note(issue: ImportIssue | undefined): void {
    if (issue !== undefined) this.issues.push(issue);
  }

  /** Takes an element as new that met nothing. */
  created(found: FoundNode | FoundRelationship, table: string): void {
    if (this.#element(found)) this.encounters.push({ table, of: found.found, is: 'created' });
  }

  /** Counts an element that met nothing, and is left out. */
  unmatched(of: Met['of'], table: string): void {
    this.encounters.push({ table, of, is: 'unmatched' });
  }

  /** Changes what an element met, where it says anything else. */
  met(found: FoundNode | FoundRelationship, table: string, held: HeldElement): void {
    const fault = contentFault(found);
    if (fault !== undefined) {
      const place = { file: this.file, row: found.row, column: fault.column };
      return this.note(issueAt(place, 'INVALID_ELEMENT', fault.detail));
    }
    const edit = changeOf(held, found);
    if (edit !== undefined) this.updates.push(edit);
    const is = edit === undefined ? 'unchanged' : 'changed';
    this.encounters.push({ table, of: found.found, is, id: held.id, edit });
  }

  /** @returns whether there is an element now */
  #element(found: FoundNode | FoundRelationship): boolean {
    if (found.found === 'node') {
      const made = this.resolver.node(this.file, found);
      this.issues.push(...(made?.issues ?? []));
      if (made?.element === undefined) return false;
      this.nodes.push(made.element);
      if (found.end !== undefined)
        this.issues.push(
          issueAt({ file: this.file, row: found.row }, 'UNLISTED_END', `In no row: ${quoted(said(found))}`),
        );
      return true;
    }
    for (const key of new Set([found.start, found.end])) this.#missingEnd(found, key);
    const made = this.resolver.relationship(this.file, found);
    this.issues.push(...made.issues);
    if (made.element !== undefined) this.relationships.push(made.element);
    return made.element !== undefined;
  }

  /** Makes a node of the id at an end of a relationship, where the files have no such node. */
  #missingEnd({ endLabels, optional, row }: FoundRelationship, key: string): void {
    if (endLabels === undefined || optional === true || this.resolver.idOf(key) !== undefined) return;
    const bare = { row, properties: {}, propertyKinds: {} };
    this.#element({ ...bare, found: 'node', key, externalId: externalIdOf(key), labels: endLabels });
    const detail = `The node ${quoted(key)} is not in the file; it was made from its id`;
    this.issues.push(issueAt({ file: this.file, row }, 'MISSING_NODE', detail));
  }
}
