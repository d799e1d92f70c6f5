import { type Fault, type RawExample } from './FoundRow.js';

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a message: a string, or parts of which those of text count. */
function contentOf(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content
    .flatMap((part: unknown) => (isObject(part) && part['type'] === 'text' ? [part['text']] : []))
    .join('\n');
}

/** The chat form of fine-tuning: one question of a user and one answer; what the system is told is no example. */
function ofMessages(messages: readonly unknown[], { language, tags, metadata }: Members): RawExample | Fault {
  const said = (role: string) =>
    messages.filter((message) => isObject(message) && message['role'] === role) as Members[];
  const [asked, answered] = [said('user'), said('assistant')];
  if (asked.length > 1 || answered.length > 1)
    return { fault: 'SEVERAL_TURNS', detail: `${asked.length} questions and ${answered.length} answers in one row` };
  const more = isObject(metadata) ? metadata : {};
  return {
    question: contentOf(asked[0]?.['content']),
    answer: contentOf(answered[0]?.['content']),
    language: language ?? more['language'],
    tags: tags ?? more['tags'],
  };
}

/** An example in one of the forms that JSON has for it: question and answer, prompt and completion, a chat. */
export function rawExample(value: unknown): RawExample | Fault {
  if (!isObject(value)) return { fault: 'NOT_AN_EXAMPLE', detail: 'not an object' };
  if (Array.isArray(value['messages'])) return ofMessages(value['messages'], value);
  const { question, prompt, answer, completion, language, tags } = value;
  if ([question, prompt, answer, completion].every((part) => part === undefined)) {
    const detail = `has ${Object.keys(value).slice(0, 8).join(', ') || 'nothing'}; expected question and answer`;
    return { fault: 'NOT_AN_EXAMPLE', detail: detail.slice(0, 200) };
  }
  return { question: question ?? prompt, answer: answer ?? completion, language, tags };
}
