import {
  type ExampleIssue,
  type ExamplesFormat,
  type ImportExamplesInput,
} from '../../../../contract/trainExamples.js';
import { type ExampleContent } from '../TrainExampleStore.js';
import { checkExample } from './checkExample.js';
import { faultAt, type FoundRow, isFault } from './FoundRow.js';
import { readCsv } from './readCsv.js';
import { readJson, readJsonl } from './readJson.js';

/** Most examples of one file. */
const MOST_EXAMPLES = 10_000;
/** Most issues that are listed; all are counted. */
const MOST_ISSUES = 100;

const READERS: Readonly<Record<ExamplesFormat, (text: string) => Iterable<FoundRow>>> = {
  json: readJson,
  jsonl: readJsonl,
  csv: readCsv,
};

/** What a file holds, and what is wrong with it. */
export interface ReadExamples {
  readonly found: number;
  readonly examples: readonly ExampleContent[];
  readonly issues: readonly ExampleIssue[];
  readonly issuesTotal: number;
}

/** Reads a file of examples; each row is an example or an issue. */
export function readExamples({ format, content, language = 'en' }: Omit<ImportExamplesInput, 'write'>): ReadExamples {
  const examples: ExampleContent[] = [];
  const issues: ExampleIssue[] = [];
  let issuesTotal = 0;
  let rows = 0;
  const note = ({ row, found }: FoundRow) => {
    if (!isFault(found)) return;
    issuesTotal += 1;
    if (issues.length < MOST_ISSUES) issues.push({ row, code: found.fault, detail: found.detail });
  };
  for (const { row, found } of READERS[format](content.replace(/^\uFEFF/, ''))) {
    rows += 1;
    if (rows > MOST_EXAMPLES) {
      note(faultAt(row, 'TOO_MANY', `more than ${MOST_EXAMPLES}`));
      break;
    }
    const checked = isFault(found) ? found : checkExample(found, language);
    if (isFault(checked)) note({ row, found: checked });
    else examples.push(checked);
  }
  if (rows === 0) note(faultAt(1, 'NOTHING_FOUND', 'no example'));
  return { found: Math.min(rows, MOST_EXAMPLES), examples, issues, issuesTotal };
}
