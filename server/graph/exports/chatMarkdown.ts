import { type Conversation } from '../../contract/chat/conversations.js';
import { type ChatMessage } from '../../contract/chat/messages.js';
import WORDS from './chatWords.json' with { type: 'json' };

/** Text that stands in one line, where it means nothing but itself. */
const inLine = (text: string): string => text.replace(/\s+/gu, ' ').replace(/[\\`*_[\]<>#|]/gu, '\\$&');

/** A moment to the minute, in UTC. */
const momentOf = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;

const listed = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}:\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n`;

/** The beginning of a conversation. */
export const markdownConversation = ({ title, createdAt }: Conversation): string =>
  `# ${inLine(title)}\n\n${momentOf(createdAt)}\n\n`;

/** A message with what it rests on: its text is Markdown already. */
export function markdownMessage({ role, language, createdAt, text, citations, sources }: ChatMessage): string {
  const words = WORDS[language];
  const cited = citations.map(
    ({ caption, kind, nodeId, relationshipId }) =>
      `${inLine(caption)} (${inLine(kind)}, \`${nodeId ?? relationshipId ?? ''}\`)`,
  );
  return [
    `## ${words[role]}, ${momentOf(createdAt)}\n\n`,
    text === '' ? '' : `${text}\n\n`,
    listed(words.citations, cited),
    listed(
      words.sources,
      sources.map(({ title }) => inLine(title)),
    ),
  ].join('');
}
