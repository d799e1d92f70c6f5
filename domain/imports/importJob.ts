/** How far the backend is with an import; checked waits for the person, the last four are ends. */
export type ImportState = 'checking' | 'checked' | 'writing' | 'refused' | 'done' | 'failed' | 'cancelled';

/** Something that is wrong with a file, or that is changed on the way. */
export interface ImportIssue {
  readonly file: string;
  readonly row?: number;
  readonly column?: string;
  readonly code: string;
  readonly detail: string;
  readonly fatal: boolean;
  /** How often this is so, and the first rows where it is; absent where it is so once. */
  readonly count?: number;
  readonly rows?: readonly number[];
}

/** How many elements of a table are new, change what they met, leave it as it is, or met nothing and are left out. */
export interface MetCounts {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly unmatched: number;
}

/** What a table that merges with the project meets there. */
export interface MetTable {
  readonly table: string;
  readonly nodes: MetCounts;
  readonly relationships: MetCounts;
  /** Properties that are set where there were none, and that take the place of others, with one example. */
  readonly properties: readonly {
    readonly property: string;
    readonly added: number;
    readonly overwritten: number;
    readonly before?: string;
    readonly after?: string;
  }[];
}

/** An import as the backend tells of it. */
export interface ImportJob {
  readonly id: string;
  readonly fileNames: readonly string[];
  /** Absent while none is recognised. */
  readonly format?: string;
  readonly state: ImportState;
  readonly bytesRead: number;
  readonly bytesTotal: number;
  readonly nodes: number;
  readonly relationships: number;
  readonly nodesWritten: number;
  readonly relationshipsWritten: number;
  readonly labels: readonly { readonly label: string; readonly total: number }[];
  readonly types: readonly { readonly type: string; readonly total: number }[];
  readonly issues: readonly ImportIssue[];
  readonly issuesTotal: number;
  /** Tables that a mapping says something about. */
  readonly tables?: number;
  /** True when it cannot be written as it is mapped. */
  readonly isBlocked?: boolean;
  /** Tables that merge with what the project holds; absent where all is new. */
  readonly met?: readonly MetTable[];
  readonly createdAt: string;
}
