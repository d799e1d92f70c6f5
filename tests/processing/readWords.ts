import { type ProseLanguage } from '../../domain/processing/document.js';
import { OfflineReader } from '../../server/media/processing/offline/OfflineReader.js';

const reader = new OfflineReader();

/** What the rules find in a text, in words: "person Ann Lee", "Ann Lee BORN_IN Rome". */
export async function readWords(text: string, language: ProseLanguage = 'en') {
  const { things, facts } = await reader.read({ text, language });
  const named = new Map(things.map(({ id, name }) => [id, name]));
  return {
    things: things.map(({ kind, name }) => `${kind} ${name}`),
    facts: facts.map(({ from, type, to }) => `${named.get(from) ?? ''} ${type} ${named.get(to) ?? ''}`),
  };
}
