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
  readonly createdAt: string;
}
