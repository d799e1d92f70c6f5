import { type Span } from '../../../../../domain/processing/document.js';
import { type ThingKind } from '../../../../../domain/processing/proposal.js';
import { type Token } from '../tokens.js';

/** Stands for the kind of a name of which nothing is known yet. */
export const OPEN = 'open';

/** A thing named in a sentence, as facts are read. */
export interface TapeMention extends Span {
  readonly thing: number;
  readonly kind: ThingKind | typeof OPEN;
}

/** A sentence with `<kind:thing>` in the place of each name, every piece behind a space: what patterns are matched with. */
export interface Tape {
  readonly said: string;
  readonly marks: readonly TapeMark[];
}

/** Where on the tape a mention stands, and the words before it. */
export interface TapeMark {
  readonly at: number;
  readonly thing: number;
  readonly kind: ThingKind | typeof OPEN;
  readonly before: readonly string[];
}

type Titles = Pick<ReadonlySet<string>, 'has'>;

/** Whether a token is a title, or its point, before a name: it says nothing of its own. */
function isTitle(tokens: readonly Token[], at: number, mention: TapeMention | undefined, titles: Titles) {
  const [token, next, third] = tokens.slice(at, at + 3);
  if (token === undefined || mention?.kind !== 'person') return false;
  const title = token.text === '.' ? tokens[at - 1] : token;
  const name = token.text !== '.' && next?.text === '.' ? third : next;
  return title !== undefined && titles.has(title.folded) && name?.start === mention.start;
}

/** The tape of a sentence, without the titles before the names of persons. */
export function tapeOf(tokens: readonly Token[], mentions: readonly TapeMention[], titles: Titles = new Set()): Tape {
  const marks: TapeMark[] = [];
  const words: string[] = [];
  let said = '';
  let next = 0;
  let last: TapeMention | undefined;
  for (const [index, token] of tokens.entries()) {
    while (next < mentions.length && (mentions[next] as TapeMention).end <= token.start) next += 1;
    const mention = mentions[next];
    const inside = mention !== undefined && mention.start < token.end && token.start < mention.end;
    if (!inside && isTitle(tokens, index, mention, titles)) continue;
    if (!inside) {
      words.push(token.folded);
      said += ` ${token.folded.replaceAll('<', '')}`;
    } else if (mention !== last) {
      marks.push({
        at: said.length,
        thing: mention.thing,
        kind: mention.kind,
        before: words.slice(-4),
      });
      words.push('<>');
      said += ` <${mention.kind}:${String(mention.thing)}>`;
      last = mention;
    }
  }
  return { said, marks };
}
