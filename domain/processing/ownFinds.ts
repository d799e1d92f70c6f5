import { type Span } from './document.js';
import { type Reading, type Thing, type ThingKind } from './proposal.js';
import { type Review, type ThingReview, thingReview } from './review.js';

/** The id of something that a person marked: where it stands, so that the same words are one find. */
export const ownFindId = ({ start, end }: Span): string => `o${String(start)}-${String(end)}`;

const OWN = /^o(\d+)-(\d+)$/u;

/** Nothing is known of what a person marks but its label; only a date or an amount is read further by its kind. */
const KIND: ThingKind = 'work';

/** A thing with its first mention where the person says that it stands. */
function moved(thing: Thing, { span }: ThingReview, text: string): Thing {
  if (span === undefined) return thing;
  const said = text.slice(span.start, span.end);
  const { value: _ofOtherWords, ...rest } = thing;
  return { ...rest, name: said, mentions: [{ ...span, text: said }, ...thing.mentions.slice(1)] };
}

/** What a person marked in a text, in the order of the text. */
function ownThings(review: Review, text: string): Thing[] {
  return Object.entries(review.things)
    .flatMap(([id, { label }]): Thing[] => {
      const [, start, end] = OWN.exec(id) ?? [];
      if (start === undefined || label === undefined) return [];
      const mention = { start: Number(start), end: Number(end), text: text.slice(Number(start), Number(end)) };
      return [{ id, kind: KIND, label, name: mention.text, mentions: [mention], confidence: 1 }];
    })
    .sort((one, other) => (one.mentions[0]?.start ?? 0) - (other.mentions[0]?.start ?? 0));
}

/** A reading with what a person changed of where its finds stand, and with what they marked themselves. */
export function readingWithOwn(reading: Reading, review: Review, text: string): Reading {
  const own = ownThings(review, text);
  const isChanged = reading.things.some(({ id }) => thingReview(review, id).span !== undefined);
  if (own.length === 0 && !isChanged) return reading;
  const things = [...reading.things, ...own].map((thing) => moved(thing, thingReview(review, thing.id), text));
  return { ...reading, things };
}

/** Whether all that a review says of places lies in its text. */
export const liesWithin = (review: Pick<Review, 'things'>, text: string): boolean =>
  Object.entries(review.things).every(([id, { span }]) => {
    const [, start, end] = OWN.exec(id) ?? [];
    const spans = [span, start === undefined ? undefined : { start: Number(start), end: Number(end) }];
    return spans.every(
      (each) =>
        each === undefined ||
        (each.start < each.end && each.end <= text.length && text.slice(each.start, each.end).trim() !== ''),
    );
  });

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Where a span goes by a step of one of its edges, word by word; undefined where it cannot. */
export function stepped(
  text: string,
  { start, end }: Span,
  edge: 'start' | 'end',
  outwards: boolean,
): Span | undefined {
  // A sentence or two around it: nobody names anything longer.
  const from = Math.max(0, start - 300);
  const words = [...text.slice(from, end + 300).matchAll(WORD)].map(({ index, 0: word }) => ({
    start: from + index,
    end: from + index + word.length,
  }));
  const within = words.filter((word) => word.start >= start && word.end <= end);
  const before = words.findLast((word) => word.end <= start);
  const behind = words.find((word) => word.start >= end);
  const next =
    edge === 'start'
      ? { start: (outwards ? before : within[1])?.start, end }
      : { start, end: (outwards ? behind : within.at(-2))?.end };
  return next.start === undefined || next.end === undefined ? undefined : { start: next.start, end: next.end };
}

/** Every place at which some words stand in a text as whole words, whatever their capitals. */
export function placesOf(text: string, words: string): Span[] {
  const wanted = words.trim().replace(/\s+/gu, ' ');
  if (wanted === '') return [];
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll(' ', '\\s+');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
  return [...text.matchAll(pattern)].map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
}
