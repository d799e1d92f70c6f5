import { sampleGraph } from '../../server/graph/sample/sampleGraph.js';
import { type BenchQuestion, benchQuestions } from '../assistant/questions.js';

/** Questions about one country beside another, of the kinds that are answered in a line, in a list, and not at all. */
const ABOUT: readonly ((one: string, other: string) => string)[] = [
  (one) => `What is the capital of ${one}?`,
  (one) => `Which countries border ${one}?`,
  (one) => `Tell me what you know about ${one}`,
  (one, other) => `Compare ${one} and ${other}.`,
  (one, other) => `How are ${one} and ${other} connected?`,
  (one) => `Which languages are spoken in ${one}?`,
  (one) => `What is the area of ${one}?`,
  (one) => `Who is the president of ${one}?`,
];

const countries = (): string[] =>
  sampleGraph('en').nodes.flatMap(({ labels, properties }) =>
    labels.includes('Country') && typeof properties['name'] === 'string' ? [properties['name']] : [],
  );

/** So many mixed questions about the sample graph: those of the assistant's bench in both languages, then country by country. */
export function sampleQuestions(count: number): BenchQuestion[] {
  const names = countries();
  const at = (place: number) => names[place % names.length] ?? '';
  const ofCountries = Array.from({ length: count }, (_, place): BenchQuestion => {
    const ask = ABOUT[place % ABOUT.length];
    return { language: 'en', question: ask?.(at(place * 7), at(place * 7 + 3)) ?? '' };
  });
  return [...benchQuestions([]), ...ofCountries].slice(0, count);
}
