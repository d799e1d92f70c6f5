import { type LabelCount, type TypeCount } from '../../contract/elements.js';
import { type ImportIssue } from '../../contract/imports.js';
import { type MetTable } from '../../../domain/imports/importJob.js';
import { type FormatId } from '../formats/Format.js';
import { type ImportChoices } from '../formats/mapped/ImportChoices.js';
import { type SomeChoices } from '../formats/mapped/openImport.js';
import { type HeldElement, type WantedNode, type WantedRelationship } from '../formats/meeting/Held.js';
import { type IdPolicy } from '../formats/Resolver.js';
import { type ImportBatch } from '../ports/ImportSink.js';

/** A file as it lies in the data folder, under the name that the person gave it. */
export interface StagedFile {
  readonly name: string;
  readonly path: string;
}

/** What a thread does. */
export type Task =
  | {
      readonly is: 'check';
      readonly files: readonly StagedFile[];
      readonly choices?: SomeChoices;
      readonly notes: string;
    }
  | { readonly is: 'preview'; readonly files: readonly StagedFile[]; readonly choices: SomeChoices }
  | {
      readonly is: 'write';
      readonly files: readonly StagedFile[];
      readonly policy: IdPolicy;
      readonly choices?: SomeChoices;
    };

/** What a check has found, so far or in the end. */
export interface Findings {
  /** Absent while it is not recognised. */
  readonly format?: FormatId;
  readonly bytesRead: number;
  readonly bytesTotal: number;
  readonly nodes: number;
  readonly relationships: number;
  readonly labels: readonly LabelCount[];
  readonly types: readonly TypeCount[];
  readonly issues: readonly ImportIssue[];
  readonly issuesTotal: number;
  readonly refused: boolean;
  /** Tables that merge with what the project holds. */
  readonly met?: readonly MetTable[];
  /** What was recognised and decided; absent until it is, and for files that say everything themselves. */
  readonly choices?: ImportChoices;
}

/** What a thread asks of the project while it reads. */
export type Question =
  | { readonly of: 'node'; readonly wanted: readonly WantedNode[] }
  | { readonly of: 'relationship'; readonly wanted: readonly WantedRelationship[] };

/** What the project holds of what was asked for, in the same order. */
export type Answer = readonly (readonly HeldElement[])[];

/** What a thread says. A batch wants an answer before the one after the next is sent. */
export type FromThread =
  | { readonly is: 'progress'; readonly findings: Findings }
  | { readonly is: 'checked'; readonly findings: Findings }
  | { readonly is: 'previewed'; readonly preview: ImportBatch }
  | { readonly is: 'batch'; readonly batch: ImportBatch }
  /** All is handed over; `seen` says what was met in the project. */
  | { readonly is: 'written'; readonly seen: string }
  /** An answer is awaited before anything else is said. */
  | { readonly is: 'asked'; readonly question: Question }
  /** Its task takes long: it has let others go first, and would be slow for a next one. */
  | { readonly is: 'gaveWay' }
  | { readonly is: 'refused'; readonly issue: ImportIssue };

/** What a thread hears: a task, that one of its batches was taken, or what it asked for. */
export type ToThread =
  | { readonly is: 'task'; readonly task: Task }
  | { readonly is: 'taken' }
  | { readonly is: 'answered'; readonly answer: Answer };

/** Batches that a thread sends before it waits. */
export const BATCHES_IN_FLIGHT = 2;
