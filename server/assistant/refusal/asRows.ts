import { fold } from '../../../domain/folding/fold.js';
import { type Query } from '../../../domain/query/Query.js';
import { readQuestion, type Ways } from '../grammar/readQuestion.js';
import { type Language } from '../language/lexicon/files.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Refusal } from './refusal.js';

/** A question as it was asked, with what it is read with. */
interface Question extends Pick<Ways, 'aliases' | 'now'> {
  readonly text: string;
  readonly language: Language;
}

/** The one label of a graph that no relationship leads to: that of the rows of an only table. */
async function labelOfRows(reading: GraphReading): Promise<string | undefined> {
  const { labels, links } = await reading.shape();
  const [only, ...others] = labels.filter(({ label }) => links.every(({ end }) => end !== label));
  return others.length === 0 ? only?.label : undefined;
}

/**
 * A refused question with the only word that the graph does not have read as what its rows are: passengers of rows that are called after
 * their file, Titanic. It may be another thing all the same, so that this is offered and never told. Undefined where it is not read wholly.
 */
export async function readAsRows(
  { text, language, aliases = [], now }: Question,
  { words: [word, ...others] }: Refusal,
  reading: GraphReading,
): Promise<Query | undefined> {
  const name = word === undefined || others.length > 0 ? undefined : await labelOfRows(reading);
  if (word === undefined || name === undefined) return undefined;
  const meant = { words: fold(word), kind: 'label' as const, name };
  const ways = { aliases: [...aliases, meant], ...(now === undefined ? {} : { now }) };
  const read = await readQuestion(text, language, reading, ways);
  return read.kind === 'sure' && read.leftOut === undefined ? read.query : undefined;
}
