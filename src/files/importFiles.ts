/** Most files of one import: a CSV pair. */
export const MOST_FILES = 2;

/** What the file chooser offers first; any file may be given, the backend looks inside. */
export const ENDINGS = '.csv,.tsv,.txt,.json,.cyjs,.graphml,.xml';
