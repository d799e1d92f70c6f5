import { indexesOf, phraseAt, type Span } from '../language/phrases.js';
import { type Trigger } from '../language/Pack.js';
import { type Marked } from './Marked.js';

/** What a question begins with. */
const OPENING: ReadonlySet<Trigger> = new Set<Trigger>(['which', 'who', 'when', 'count', 'list', 'saying', 'asking']);

/** Words that tell why a person asks: "I am off to Peru next month, what …". Only listed ones around the only name. */
function asideIn(marked: Marked): Span[] {
  const { pack, triggers, tokens } = marked;
  const opening = { from: 0, to: phraseAt(tokens, 0, pack.asides.opening) };
  if (opening.to === 0) return [];
  // "Watched" is no typing error for a name here.
  const [mention, ...more] = marked.mentions.filter(({ to }) => to > opening.to);
  if (mention?.from !== opening.to || more.length > 0) return [];
  const spans: Span[] = [opening];
  let at = mention.to;
  for (;;) {
    const length = phraseAt(tokens, at, pack.asides.closing);
    if (length === 0) break;
    spans.push({ from: at, to: at + length });
    at += length;
  }
  if (pack.asides.joining.includes(tokens[at]?.word ?? '')) at += 1;
  const isHow = pack.asides.asking.includes(tokens[at]?.word ?? '');
  const isAsked = isHow || triggers.some(({ trigger, from }) => from === at && OPENING.has(trigger));
  return isAsked ? spans : [];
}

/** The question without its asides: their words stay in place, but nothing is read in them. */
export function withoutAside(marked: Marked): Marked {
  const spans = asideIn(marked);
  if (spans.length === 0) return marked;
  const asideAt = new Set(spans.flatMap(indexesOf));
  const isAside = (indexes: readonly number[]) => indexes.some((index) => asideAt.has(index));
  return {
    ...marked,
    aside: [...asideAt],
    mentions: marked.mentions.filter((mention) => !isAside(indexesOf(mention))),
    triggers: marked.triggers.filter((trigger) => !isAside(indexesOf(trigger))),
    named: marked.named.filter(({ tokens }) => !isAside(tokens)),
    amounts: marked.amounts.filter(({ tokens }) => !isAside(tokens)),
    time: marked.time !== undefined && isAside(marked.time.tokens) ? undefined : marked.time,
  };
}
