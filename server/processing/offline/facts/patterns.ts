import { type FactPattern, type ProseResource } from '../language/ProseResource.js';

/** A pattern ready to be matched with a tape. */
export interface ReadyPattern extends FactPattern {
  readonly expression: RegExp;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');

/** A name of one of the kinds, or several that are named in a row ended by "and". */
function slot(end: 'from' | 'to', kinds: readonly string[], and: readonly string[]): string {
  const one = `<(?:${kinds.join('|')}):\\d+>`;
  return ` (?<${end}>${one}(?:(?: , ${one})*(?: ,)? (?:${and.map(escaped).join('|')}) ${one})?)`;
}

/** `word`, `begin*`, and a hyphen for the space within a phrase. */
const word = (written: string) =>
  escaped(written.replace(/\*$/u, '')).replace(/-/gu, '[- ]') + (written.endsWith('*') ? '[^ <]*' : '');

function piece(written: string, pattern: FactPattern, { and, sets, agents }: ProseResource): string {
  const gap = /^([~_])(\d+)$/u.exec(written);
  if (gap) return `(?: (?!(?:${agents.join('|')}) )${gap[1] === '~' ? '[^ ;:]+' : '[^ <;:]+'}){0,${gap[2] ?? '0'}}?`;
  if (written === '{from}') return slot('from', pattern.from, and);
  if (written === '{to}') return slot('to', pattern.to, and);
  const bare = written.replace(/\?$/u, '');
  const words = bare.split('|').flatMap((each) => (each.startsWith('@') ? (sets[each.slice(1)] ?? []) : [each]));
  const said = ` (?:${words.map(word).join('|')})(?= |$)`;
  return written.endsWith('?') ? `(?:${said})?` : said;
}

/**
 * The patterns of a language. In `says`, `{from}` and `{to}` are the ends; `_3` is up to three words, `~3` up to three words or
 * names; `a|b` is either word, `a*` a word that begins so, `a?` a word that may be missing, `@set` a word of a set.
 */
export const readyPatterns = (resource: ProseResource): ReadyPattern[] =>
  resource.patterns.map((pattern) => ({
    ...pattern,
    expression: new RegExp(
      pattern.says
        .split(' ')
        .map((each) => piece(each, pattern, resource))
        .join(''),
      'gu',
    ),
  }));
