import { type Writing, writtenJson } from '../writtenJson.js';
import { QUERY_INSTRUCTIONS } from './prompt/instructions.js';

/** What stands in a text between the first brace and the last: some models put a fence around it. */
const jsonIn = (text: string) => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

/** What the text of the model says, whatever that is; undefined where it is no JSON. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(jsonIn(text));
  } catch {
    return undefined;
  }
}

/** Asks a model once for a query, as it writes it and unchecked. Throws what ended it. */
export async function askQuery(asking: Omit<Writing, 'system'>): Promise<{ text: string; value: unknown }> {
  const text = await writtenJson({ ...asking, system: QUERY_INSTRUCTIONS });
  return { text, value: valueOf(text) };
}
