import { type Span } from '../../../../domain/processing/document.js';
import { type ThingKind } from '../../../../domain/processing/proposal.js';
import { type Token } from '../tokens.js';

/** A thing named in a sentence, as facts are read. */
export interface TapeMention extends Span {
  readonly thing: number;
  readonly kind: ThingKind;
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
  readonly kind: ThingKind;
  readonly before: readonly string[];
}

/** The tape of a sentence. */
export function tapeOf(tokens: readonly Token[], mentions: readonly TapeMention[]): Tape {
  const marks: TapeMark[] = [];
  const words: string[] = [];
  let said = '';
  let next = 0;
  let last: TapeMention | undefined;
  for (const token of tokens) {
    while (next < mentions.length && (mentions[next] as TapeMention).end <= token.start) next += 1;
    const mention = mentions[next];
    const inside = mention !== undefined && mention.start < token.end && token.start < mention.end;
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
