import { setImmediate as breath } from 'node:timers/promises';

import { type Mention, type Reading, type Thing } from '../../../../domain/processing/proposal.js';
import { fold } from '../../../../domain/folding/fold.js';
import { type Span } from '../../../../domain/processing/document.js';
import { type ProseReader, type ReadingTask } from '../ProseReader.js';
import { FactReader } from './facts/facts.js';
import { KindVotes } from './facts/kindVotes.js';
import { type TapeMention, tapeOf } from './facts/tape.js';
import { type Prose, proseOf } from './language/Prose.js';
import { type NameRun } from './names/NameRun.js';
import { type NamedThing, namedThings } from './names/joined.js';
import { worldPlaces } from './names/gazetteer.js';
import { type ReadSentence, rawSentence, readSentence, textWords } from './readSentences.js';
import { sentencesOf } from './sentences.js';

/** After so many sentences others have their turn, and progress is told. */
const AT_ONCE = 200;
/** Votes that make a find as sure as rules can be. */
const SUREST = 8;
const WRITTEN = 0.9;

/** How the work is shared out, for progress: reading words, reading names, telling their kinds, reading facts. */
const STAGES = [0.3, 0.5, 0.75, 1] as const;

const idOf = (number: number) => `t${String(number)}`;

function mentionOf(text: string, { start, end }: Span): Mention {
  return { start, end, text: text.slice(start, end) };
}

function namedThing(text: string, thing: NamedThing, number: number): Thing {
  return {
    id: idOf(number),
    kind: thing.kind,
    label: thing.known?.label ?? thing.kind,
    name: thing.name,
    mentions: thing.runs.map((run) => mentionOf(text, run)),
    confidence: Math.min(WRITTEN, 0.4 + thing.weight / SUREST / 2),
    ...(thing.known?.nodeId !== undefined && { nodeId: thing.known.nodeId }),
  };
}

/** Dates and amounts that are written alike are one thing. */
function writtenThings(
  text: string,
  sentences: readonly ReadSentence[],
  kind: 'date' | 'amount',
  from: number,
): Thing[] {
  const things = new Map<string, { thing: Thing; mentions: Mention[] }>();
  for (const sentence of sentences)
    for (const find of kind === 'date' ? sentence.dates : sentence.amounts) {
      const mention = mentionOf(text, find);
      const known = things.get(fold(mention.text));
      if (known) known.mentions.push(mention);
      else {
        const mentions = [mention];
        const { value } = find;
        const thing = {
          id: idOf(from + things.size),
          kind,
          label: kind,
          name: mention.text,
          mentions,
          confidence: WRITTEN,
          ...(value && { value }),
        };
        things.set(fold(mention.text), { thing, mentions });
      }
    }
  return [...things.values()].map(({ thing }) => thing);
}

/** Every mention as the tapes want them: in order of place, by the number of its thing. */
function tapeMentions(things: readonly Thing[]): TapeMention[] {
  return things
    .flatMap(({ kind, mentions }, thing) => mentions.map(({ start, end }) => ({ start, end, kind, thing })))
    .sort((one, other) => one.start - other.start);
}

/** Steps through a list, letting others have their turn. */
async function stepped<T>(
  list: readonly T[],
  stage: number,
  task: ReadingTask,
  step: (item: T, index: number) => void,
) {
  const [from, to] = [STAGES[stage - 1] ?? 0, STAGES[stage] ?? 1];
  for (const [index, item] of list.entries()) {
    step(item, index);
    if (index % AT_ONCE !== AT_ONCE - 1) continue;
    task.signal?.throwIfAborted();
    task.onProgress?.(from + ((to - from) * index) / list.length);
    await breath();
  }
  task.onProgress?.(to);
}

/** Reads prose by rules and data alone: nothing leaves the machine. */
export class OfflineReader implements ProseReader {
  readonly name = 'offline';

  async read(task: ReadingTask): Promise<Reading> {
    const prose = proseOf(task.language);
    const { text } = task;
    const spans = sentencesOf(text, prose.resource);
    const raw: ReturnType<typeof rawSentence>[] = [];
    await stepped(spans, 0, task, (span) => raw.push(rawSentence(text, span, prose)));
    const words = textWords(raw, prose);
    const sentences: ReadSentence[] = [];
    await stepped(raw, 1, task, (each, index) => sentences.push(readSentence(text, each, index, prose, words)));
    const gazetteer = (name: string) => task.known?.(name) ?? worldPlaces(name);
    const kinds = new KindVotes(prose, ({ text: name }) => gazetteer(fold(name)) !== undefined);
    const runs: NameRun[] = [];
    await stepped(sentences, 2, task, (sentence) => runs.push(...kinds.of(sentence)));
    const named = namedThings(runs, gazetteer, prose);
    const things = named.map((thing, number) => namedThing(text, thing, number));
    things.push(...writtenThings(text, sentences, 'date', things.length));
    things.push(...writtenThings(text, sentences, 'amount', things.length));
    return {
      sentences: spans,
      things,
      facts: await this.facts(task, sentences, things, prose),
    };
  }

  private async facts(task: ReadingTask, sentences: readonly ReadSentence[], things: readonly Thing[], prose: Prose) {
    const mentions = tapeMentions(things);
    const reader = new FactReader(prose);
    let next = 0;
    let end = 0;
    await stepped(sentences, 3, task, (sentence, index) => {
      const first = next;
      while (next < mentions.length && (mentions[next] as TapeMention).start < sentence.end) next += 1;
      if (/\n\s*\n/u.test(task.text.slice(end, sentence.start))) reader.beginPart();
      end = sentence.end;
      reader.read(tapeOf(sentence.tokens, mentions.slice(first, next), prose.titles), index);
    });
    return reader.found.map(({ type, from, to, sentence, confidence }, number) => {
      const { start, end: last } = sentences[sentence] as ReadSentence;
      return {
        id: `f${String(number)}`,
        type,
        from: idOf(from),
        to: idOf(to),
        evidence: { start, end: last },
        confidence,
      };
    });
  }
}
