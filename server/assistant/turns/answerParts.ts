import { type ChatMessage } from '../../contract/chat/messages.js';
import { FAQ } from '../faq/faq.js';
import { type AnswerChange } from '../../people/records/chats/ChatStore.js';
import { type Answer, type Citation, type Source } from '../engine/Engine.js';
import { type Language } from '../language/lexicon/files.js';

type Chip = ChatMessage['citations'][number];
type NamedSource = ChatMessage['sources'][number];

const chipOf = (citation: Citation): Chip =>
  citation.of === 'node'
    ? { nodeId: citation.id, caption: citation.caption, kind: citation.labels[0] ?? '' }
    : { relationshipId: citation.id, caption: citation.caption, kind: citation.type };

/** The question of a train example, by its id; undefined when it is not there any more. */
export type QuestionOfExample = (id: string) => string | undefined;

function sourceOf({ kind, key }: Source, language: Language, questionOf: QuestionOfExample): NamedSource[] {
  if (kind === 'example') {
    const title = questionOf(key);
    return title === undefined ? [] : [{ basis: 'example', key, title }];
  }
  const help = FAQ[language].find((one) => one.key === key);
  if (help === undefined) return [];
  const { question: title, link } = help;
  return [{ basis: 'faq', key, title, ...(link === undefined ? {} : { link }) }];
}

/** What an engine answered as it is kept. */
export function answerParts(
  { text, language, basis, sources, suggestions, refused, engine, fellBack = false, proposal, query }: Answer,
  citations: readonly Citation[],
  questionOf: QuestionOfExample,
): AnswerChange {
  return {
    text,
    language,
    status: 'done',
    engine,
    fellBack,
    basis: refused || basis === 'none' ? 'nothing' : basis,
    citations: citations.map(chipOf),
    sources: sources.flatMap((source) => sourceOf(source, language, questionOf)),
    suggestions: [...suggestions],
    ...(query === undefined ? {} : { query }),
    ...(proposal === undefined ? {} : { proposal: { operations: [...proposal.operations], state: 'open' } }),
  };
}
