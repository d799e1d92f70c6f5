import { SHOWN_ROWS } from '../../contract/importMapping.js';
import { type ImportIssue } from '../../contract/imports.js';
import { hasRows, type ImportChoices, type Recognised } from '../formats/mapped/ImportChoices.js';
import { FileFault, issueAt } from '../formats/issues.js';
import { IssueReport } from '../formats/IssueReport.js';
import { type Held } from '../formats/meeting/Held.js';
import { MeetingTally } from '../formats/meeting/MeetingTally.js';
import { type ReadElements } from '../formats/Read.js';
import { bytesOf, readElements } from '../formats/readElements.js';
import { openImport, type SomeChoices } from '../formats/mapped/openImport.js';
import { tableInstead } from '../formats/mapped/tableInstead.js';
import { type Reading } from '../formats/Format.js';
import { NEW_IDS } from '../formats/Resolver.js';
import { IssueFile } from './IssueFile.js';
import { type Findings, type StagedFile } from './protocol.js';
import { stagedSource } from './stagedSource.js';

/** Most labels or types that are listed with their counts. */
const MAX_LISTED = 200;

const counts = (map: ReadonlyMap<string, number>): [string, number][] =>
  [...map].sort(([, a], [, b]) => b - a).slice(0, MAX_LISTED);

/** What a dry run has seen. */
class Tally {
  readonly #labels = new Map<string, number>();
  readonly #types = new Map<string, number>();
  readonly report: IssueReport;
  readonly met = new MeetingTally();
  choices: ImportChoices | undefined;
  nodes = 0;
  relationships = 0;
  bytesRead = 0;
  bytesTotal = 0;
  format: Findings['format'] | undefined;

  constructor(hear: (issue: ImportIssue) => void) {
    this.report = new IssueReport(hear);
  }

  add({ nodes, relationships, issues, encounters }: ReadElements): void {
    for (const each of encounters) this.met.add(each);
    this.nodes += nodes.length;
    this.relationships += relationships.length;
    for (const { labels } of nodes) for (const label of labels) count(this.#labels, label);
    for (const { type } of relationships) count(this.#types, type);
    for (const issue of issues) this.report.add(issue);
  }

  findings(): Findings {
    const { format, nodes, relationships, report, bytesTotal, choices } = this;
    const met = this.met.tables;
    return {
      ...(format === undefined ? {} : { format }),
      bytesRead: Math.min(this.bytesRead, bytesTotal),
      bytesTotal,
      nodes,
      relationships,
      labels: counts(this.#labels).map(([label, total]) => ({ label, total })),
      types: counts(this.#types).map(([type, total]) => ({ type, total })),
      issues: report.issues,
      issuesTotal: report.total,
      refused: report.fatal,
      ...(choices === undefined ? {} : { choices: { ...choices, seen: this.met.digest } }),
      ...(met.length === 0 ? {} : { met }),
    };
  }
}

const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

interface ToRead {
  readonly reading: Reading;
  readonly file: string;
  readonly held: Held | undefined;
}

async function readAll(tally: Tally, { reading, file, held }: ToRead, onProgress: (so: Tally) => void): Promise<void> {
  for await (const elements of readElements(reading, NEW_IDS, held)) {
    tally.add(elements);
    onProgress(tally);
  }
  if (tally.nodes === 0 && tally.met.tables.length === 0 && !tally.report.fatal) {
    tally.report.add(issueAt({ file }, 'NOTHING_FOUND', 'The file holds no nodes'));
  }
}

/** What is kept of what was recognised: the rows that are shown. */
const shown = ({ tables, ...recognised }: Recognised): Recognised => ({
  ...recognised,
  tables: tables.map((table) => ({ ...table, rows: table.rows.slice(0, SHOWN_ROWS) })),
});

const choicesOf = ({ recognised, mapping, proposed }: ImportChoices): ImportChoices => ({
  recognised: shown(recognised),
  mapping,
  ...(proposed === undefined ? {} : { proposed }),
});

/** What is told of columns that name rows of another table only together, where no link leads there. */
const jointIssues = ({ recognised, mapping }: ImportChoices): readonly ImportIssue[] =>
  recognised.tables.flatMap(({ name, file, jointReferences = [] }) => {
    const mapped = mapping.tables.find(({ table }) => table === name);
    const links = [
      ...(mapped?.columns.filter(({ use }) => use === 'reference') ?? []),
      ...(mapped?.becomes === 'nodes' ? (mapped.jointLinks ?? []) : []),
    ];
    return jointReferences.flatMap(({ table, pairs }) => {
      if (mapped?.becomes === 'nothing' || links.some((link) => link.table === table)) return [];
      const column = pairs.map((pair) => pair.column).join(' + ');
      return [
        issueAt({ file, column }, 'JOINT_REFERENCE', `Not linked to the rows of ${table}, which have all of them`),
      ];
    });
  });

/** Reads files as an import would, and writes nothing. `onProgress` may be called often; it gets what was found so far. */
export async function checkFiles(
  files: readonly StagedFile[],
  onProgress: (findings: () => Findings) => void,
  told: { readonly choices?: SomeChoices; readonly notes?: string; readonly held?: Held } = {},
): Promise<Findings> {
  const notes = new IssueFile(told.notes);
  const tally = new Tally((issue) => notes.add(issue));
  const sources = await Promise.all(
    files.map((file) => stagedSource(file, (bytes) => void (tally.bytesRead += bytes))),
  );
  tally.bytesTotal = sources.reduce((sum, { size }) => sum + size, 0);
  try {
    const open = await openImport(sources, told.choices);
    tally.format = open.format;
    if (open.recognised.tables.length > 0) tally.choices = choicesOf(open);
    for (const file of open.doubtful ?? [])
      tally.report.add(issueAt({ file }, 'UNKNOWN_FORMAT', 'The format of the file is not known'));
    for (const issue of jointIssues(open)) tally.report.add(issue);
    tally.bytesRead = 0;
    tally.bytesTotal = bytesOf(open.reading);
    const toRead = { reading: open.reading, file: sources[0]?.name ?? '', held: told.held };
    await readAll(tally, toRead, () => onProgress(() => tally.findings()));
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    tally.report.add(error.issue);
  }
  if (tally.report.fatal && !hasRows(tally.choices)) {
    const instead = await tableInstead(sources);
    if (instead !== undefined) tally.choices = choicesOf(instead);
  }
  tally.bytesRead = tally.bytesTotal;
  await notes.close();
  return tally.findings();
}
