import { type ThingKind } from '../../../../../domain/processing/proposal.js';
import { type Prose } from '../language/Prose.js';
import { type FactPattern, type ProseResource } from '../language/ProseResource.js';
import { type Tape } from './tape.js';

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

/** How many words may stand between a word and what says nothing behind it. */
const UNLESS = 3;

function piece(
  written: string,
  pattern: FactPattern,
  { and, sets, agents, stops, nouns, roles }: ProseResource,
  more: readonly string[],
): string {
  const gap = /^([~_])(\d+)$/u.exec(written);
  if (gap)
    return `(?: (?!(?:${[...agents, ...stops].join('|')}) )${gap[1] === '~' ? '(?:<[^>]*>|[^ <;:]+)' : '[^ <;:]+'}){0,${gap[2] ?? '0'}}?`;
  const setOf = (name: string): readonly string[] =>
    name === 'roles' ? roles.map((role) => `${role}*`) : (sets[name] ?? nouns[name as ThingKind] ?? []);
  if (written === '{from}') return slot('from', [...pattern.from, ...more], and);
  if (written === '{to}') return slot('to', [...pattern.to, ...more], and);
  const bare = written.replace(/^!|\?$/gu, '');
  const words = bare.split('|').flatMap((each) => (each.startsWith('@') ? setOf(each.slice(1)) : [each]));
  const said = ` (?:${words.map(word).join('|')})(?= |$)`;
  if (written.startsWith('!')) return `(?<!${said}(?: (?:<[^>]*>|[^ <;:]+)){0,${UNLESS}})`;
  return written.endsWith('?') ? `(?:${said})?` : said;
}

/**
 * The patterns of a language. In `says`, `{from}` and `{to}` are the ends; `_3` is up to three words, `~3` up to three words or
 * names; `a|b` is either word, `a*` a word that begins so, `a?` a word that may be missing, `!a` one that may not stand shortly
 * before, `@set` a word of a set, a noun of that kind or (`@roles`) what persons are. Names of the kind `alsoOf` fit every place.
 */
export const readyPatterns = (resource: ProseResource, alsoOf?: string): ReadyPattern[] =>
  resource.patterns.map((pattern) => ({
    ...pattern,
    expression: new RegExp(
      pattern.says
        .split(' ')
        .map((each) => piece(each, pattern, resource, alsoOf === undefined ? [] : [alsoOf]))
        .join(''),
      'gu',
    ),
  }));

/** How many words before a statement may take it back: "had not reached". */
const TAKEN_BACK = 3;

/** Whether a match has a word with which it says something else, or is denied. */
export function saysOtherwise(pattern: FactPattern, match: RegExpExecArray, tape: Tape, { resource }: Prose): boolean {
  const before = tape.said.slice(0, match.index).trim().split(' ').slice(-TAKEN_BACK);
  const denied = [...before, ...match[0].trim().split(' ')].some((word) => resource.negations.includes(word));
  return denied || (pattern.without?.some((word) => `${match[0]} `.includes(` ${word} `)) ?? false);
}
