/** Where a package comes from; its files are fetched for the bench and never kept with the project. */
export interface StrangerPackage {
  readonly registry: 'npm' | 'pypi' | 'go';
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** A file of a published package, with the counts that an independent reader found in it. */
export interface StrangerFile {
  readonly package: string;
  readonly path: string;
  readonly sha256: string;
  /** Files of the same package that are imported with it, as the edges of its nodes. */
  readonly beside?: readonly { readonly path: string; readonly sha256: string }[];
  /** The independent reader. */
  readonly reader: string;
  readonly nodes?: number;
  readonly relationships?: number;
  /** Rows, records or entries of a file that holds things of one kind. */
  readonly rows?: number;
  /** Rows by sheet. */
  readonly sheets?: Readonly<Record<string, number>>;
}

/** All files of the set, and the packages that they come from. */
export interface StrangerSet {
  readonly packages: Readonly<Record<string, StrangerPackage>>;
  readonly files: readonly StrangerFile[];
}
