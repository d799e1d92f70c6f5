import { faultAt, type FoundRow } from './FoundRow.js';
import { rawExample } from './rawExample.js';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The items of a JSON list. */
export function* readJson(text: string): Generator<FoundRow> {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    yield faultAt(1, 'BAD_JSON', messageOf(error));
    return;
  }
  if (!Array.isArray(list)) yield faultAt(1, 'NOT_A_LIST', 'the file holds one value that is not a list');
  else for (const [index, value] of list.entries()) yield { row: index + 1, found: rawExample(value) };
}

function ofLine(line: string): FoundRow['found'] {
  try {
    return rawExample(JSON.parse(line));
  } catch (error) {
    return { fault: 'BAD_JSON', detail: messageOf(error) };
  }
}

/** The lines of a JSONL file; empty ones do not count. */
export function* readJsonl(text: string): Generator<FoundRow> {
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() !== '') yield { row: index + 1, found: ofLine(line) };
  }
}
