import { stringify } from 'csv-stringify/sync';

import { type ExamplesFormat } from '../../../../contract/trainExamples.js';
import { escapeCell } from '../../../../graph/formats/csv/cellTexts.js';
import { type ExampleContent } from '../TrainExampleStore.js';

/** Some examples at a time. */
type Slices = AsyncIterable<readonly ExampleContent[]>;

const object = ({ question, answer, language, tags }: ExampleContent): string =>
  JSON.stringify({ question, answer, language, tags });

/** A line as fine-tuning takes it; what it does not know is in the member that it leaves alone. */
const chat = ({ question, answer, language, tags }: ExampleContent): string =>
  JSON.stringify({
    messages: [
      { role: 'user', content: question },
      { role: 'assistant', content: answer },
    ],
    metadata: { language, tags },
  });

/** Tags in one cell, with semicolons; as JSON where they would be misread. */
const tagsCell = (tags: readonly string[]): string =>
  tags.some((tag) => tag.includes(';')) || tags[0]?.startsWith('[') ? JSON.stringify(tags) : escapeTags(tags);
const escapeTags = (tags: readonly string[]): string => (tags.length === 0 ? '' : escapeCell(tags.join(';')));

const line = (cells: readonly string[]): string =>
  stringify([cells], { record_delimiter: '\r\n', quoted_match: /[\r\n]/ });
const row = ({ question, answer, language, tags }: ExampleContent): string =>
  line([escapeCell(question), escapeCell(answer), language, tagsCell(tags)]);

async function* json(slices: Slices): AsyncGenerator<string> {
  yield '[';
  let first = true;
  for await (const slice of slices) {
    yield (first ? '\n' : ',\n') + slice.map(object).join(',\n');
    first = false;
  }
  yield '\n]\n';
}

async function* jsonl(slices: Slices): AsyncGenerator<string> {
  for await (const slice of slices) yield slice.map((example) => `${chat(example)}\n`).join('');
}

async function* csv(slices: Slices): AsyncGenerator<string> {
  // Spreadsheets take a table for UTF-8 only when it says so.
  yield `\uFEFF${line(['question', 'answer', 'language', 'tags'])}`;
  for await (const slice of slices) yield slice.map(row).join('');
}

/** Every format that examples are written in. */
export const EXAMPLE_WRITERS = {
  json: { contentType: 'application/json; charset=utf-8', write: json },
  jsonl: { contentType: 'application/jsonl; charset=utf-8', write: jsonl },
  csv: { contentType: 'text/csv; charset=utf-8', write: csv },
} as const satisfies Record<ExamplesFormat, { contentType: string; write(slices: Slices): AsyncIterable<string> }>;
