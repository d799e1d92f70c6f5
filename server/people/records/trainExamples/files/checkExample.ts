import { EXAMPLE_LIMITS } from '../../../../contract/texts.js';
import { MOST_TAGS } from '../../../../contract/trainExamples.js';
import { type ExampleContent } from '../TrainExampleStore.js';
import { type Fault, isFault, type RawExample } from './FoundRow.js';

type Language = ExampleContent['language'];

const LANGUAGE = /^(en|ro)(?:[-_][a-z0-9-]+)?$/i;

/** Characters as the contract counts them. */
const lengthOf = (text: string): number => [...text].length;
const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 100) ?? '';

/** A text, a number or a yes or no as text; nothing as the empty text. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : undefined;
}

function languageOf(value: unknown, otherwise: Language): Language | Fault {
  const text = textOf(value);
  if (text === '') return otherwise;
  const known = text === undefined ? undefined : LANGUAGE.exec(text)?.[1]?.toLowerCase();
  return known === undefined ? { fault: 'BAD_LANGUAGE', detail: shown(value) } : (known as Language);
}

/** A list, the JSON text of one, or words with semicolons between. */
function listOf(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? [];
  if (!value.startsWith('[')) return value.split(';');
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function tagsOf(value: unknown): string[] | Fault {
  const list = listOf(value);
  const texts = Array.isArray(list) ? list.map(textOf) : [undefined];
  const tags = [...new Set(texts.filter((text) => text !== ''))];
  const isGood = (tag: string | undefined): tag is string => tag !== undefined && lengthOf(tag) <= EXAMPLE_LIMITS.tag;
  return tags.length <= MOST_TAGS && tags.every(isGood) ? tags : { fault: 'BAD_TAGS', detail: shown(value) };
}

/** The example of a row, or the first thing that is wrong with it. */
export function checkExample(raw: RawExample, otherwise: Language): ExampleContent | Fault {
  const [question, answer] = [textOf(raw.question), textOf(raw.answer)];
  if (question === undefined) return { fault: 'NOT_AN_EXAMPLE', detail: `question ${shown(raw.question)}` };
  if (answer === undefined) return { fault: 'NOT_AN_EXAMPLE', detail: `answer ${shown(raw.answer)}` };
  if (question === '') return { fault: 'NO_QUESTION', detail: 'the question is empty' };
  if (answer === '') return { fault: 'NO_ANSWER', detail: 'the answer is empty' };
  const [asked, answered] = [lengthOf(question), lengthOf(answer)];
  if (asked > EXAMPLE_LIMITS.question) return { fault: 'QUESTION_TOO_LONG', detail: `${asked} characters` };
  if (answered > EXAMPLE_LIMITS.answer) return { fault: 'ANSWER_TOO_LONG', detail: `${answered} characters` };
  const language = languageOf(raw.language, otherwise);
  if (typeof language !== 'string') return language;
  const tags = tagsOf(raw.tags);
  return isFault(tags) ? tags : { question, answer, language, tags };
}
