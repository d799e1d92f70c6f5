import { foldedWords } from '../../../../domain/folding/fold.js';
import { type Properties } from '../../../../domain/properties/values.js';
import { searchText } from '../../../graph/content.js';
import { rowsOf, type SqlConnection } from '../../storage/driver.js';

type Row = Readonly<Record<string, string>>;

const folded = (...texts: readonly (string | undefined)[]): string => foldedWords(texts.join(' ')).join(' ');
const propertiesOf = (row: Row): Properties => JSON.parse(row['properties'] ?? '{}') as Properties;

/** By what words the rows of each table are found. */
const SEARCHED: Readonly<Record<string, (row: Row) => string>> = {
  node: (row) => searchText(JSON.parse(row['labels'] ?? '[]') as string[], propertiesOf(row)),
  relationship: (row) => searchText([row['type'] ?? ''], propertiesOf(row)),
  chat_message: (row) => folded(row['text']),
  notification: (row) => folded(row['message_en'], row['message_ro']),
  train_example: (row) => folded(row['question'], row['answer'], ...(JSON.parse(row['tags'] ?? '[]') as string[])),
  document: (row) => folded(row['title'], row['text']),
};

const INDEX_OF: Readonly<Record<string, string>> = { chat_message: 'chat_text' };

/** Fills the search indexes of a person's file, which hold nothing yet, from the rows. */
export function fillSearch(connection: SqlConnection): void {
  for (const [table, wordsOf] of Object.entries(SEARCHED)) {
    const insert = connection.prepare(`INSERT INTO ${INDEX_OF[table] ?? `${table}_text`} (rowid, text) VALUES (?, ?)`);
    for (const row of rowsOf(connection.prepare(`SELECT * FROM ${table}`))) {
      const { seq } = row as { seq: number };
      insert.run(seq, wordsOf(row as Row));
    }
  }
}
