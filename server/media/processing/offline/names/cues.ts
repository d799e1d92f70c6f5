import { type ThingKind } from '../../../../../domain/processing/proposal.js';
import { type Prose } from '../language/Prose.js';
import { type Token, isInitials } from '../tokens.js';
import { isLegalForm, isRoman } from './extent.js';
import { isCalledAsFirm, isKnownFirm } from './organisations.js';
import { type Votes, voted } from './NameRun.js';

const ACRONYM = /^\p{Lu}{2,6}$/u;
/** How far a word before a name still speaks of it. */
const REACH = 3;

const vote = (kind: ThingKind | undefined, weight: number): Votes => (kind === undefined ? {} : { [kind]: weight });

/** What the words of a name say of it. */
export function inwardVotes(tokens: readonly Token[], prose: Prose): Votes {
  const words = tokens.filter(({ word }) => word);
  const ordered = prose.resource.headLast ? [...beforeOf(words, prose)].reverse() : words;
  const head =
    tokens.length > 1
      ? ordered
          .map(({ folded, capital, text }) =>
            capital || text === words[0]?.text ? prose.heads.kindOf(folded) : undefined,
          )
          .find((kind) => kind !== undefined)
      : undefined;
  const legal = tokens.length > 1 && isLegalForm(tokens.at(-1) as Token);
  if (legal) return { organisation: 6 };
  if (head !== undefined) return vote(head, 4);
  const [first] = words;
  // A firm is often called by a surname: what else the text says of one word may say more.
  if (isKnownFirm(tokens)) return { organisation: words.length > 1 ? 3 : 1.8 };
  if (isCalledAsFirm(words)) return { organisation: 2.5 };
  if (words.length === 1 && first !== undefined) return ACRONYM.test(first.text) ? { organisation: 2.5 } : {};
  const initials = words.some(isInitials);
  const acronym = words.some((word) => ACRONYM.test(word.text) && !isRoman(word));
  const numbered = words.slice(1).some((word) => isRoman(word) || /-lea$/u.test(word.folded));
  const small = tokens.slice(1).some(({ folded, capital }) => !capital && prose.insidePersons.has(folded));
  if (tokens.some(({ text }) => text === '&')) return { organisation: 3 };
  return voted(
    vote('person', words.length <= 4 && !acronym ? 1.6 : 0),
    vote('person', initials ? 3 : 0),
    vote('person', numbered || small ? 1.5 : 0),
    vote('organisation', acronym ? 2.5 : 0),
  );
}

/** The words before the first "of": the head of an English name stands there. */
function beforeOf(words: readonly Token[], prose: Prose): readonly Token[] {
  const of = words.findIndex(({ folded, capital }) => !capital && prose.inside.has(folded));
  return of > 0 ? words.slice(0, of) : words;
}

const phrase = (tokens: readonly Token[]) => tokens.map(({ folded }) => folded).join(' ');

/** The kind that the longest listed phrase tells; the phrase stands at the end of what is before, or at the beginning of what is behind. */
function phraseVotes(
  words: Readonly<Partial<Record<ThingKind, readonly string[]>>>,
  said: readonly string[],
  weight: number,
): Votes {
  let best: { kind: ThingKind; length: number } | undefined;
  for (const [kind, phrases] of Object.entries(words))
    for (const each of phrases)
      if (said.includes(each) && each.length > (best?.length ?? 0))
        best = { kind: kind as ThingKind, length: each.length };
  // What was written says so more surely than that two words with capitals are a person.
  const more = (best?.kind === 'work' ? 0.8 : 0) + (best !== undefined && best.length > 5 ? 0.5 : 0);
  return vote(best?.kind, weight + more);
}

/** How far behind a comma a noun may stand that says what the name before it is. */
const APPOSED = 5;

/** "Kaiku, a maker of headphones"; "Lina, învățătoare": what is said behind a comma of the name before it. */
function apposedVotes(behind: readonly Token[], prose: Prose): Votes {
  const [comma, article] = behind;
  if (comma?.text !== ',' || article === undefined) return {};
  const { headLast, articles } = prose.resource;
  if (headLast && !articles.includes(article.folded)) return {};
  const said = behind.slice(1, headLast ? 1 + APPOSED : articles.includes(article.folded) ? 3 : 2);
  const end = said.findIndex(({ word, folded, capital }) => !word || capital || prose.prepositions.has(folded));
  const noun = (end < 0 ? said : said.slice(0, end))
    .filter(({ folded }) => !/['’]s$/u.test(folded))
    .findLast(({ folded }) => prose.roles.has(folded) || prose.nouns.kindOf(folded) !== undefined);
  if (noun === undefined) return {};
  return prose.roles.has(noun.folded) ? vote('person', 2) : vote(prose.nouns.kindOf(noun.folded), 3);
}

/** What stands around a name says of it. */
export function outwardVotes(before: readonly Token[], behind: readonly Token[], prose: Prose): Votes {
  const near = before.slice(-REACH);
  const bare = near.at(-1)?.folded === 'the' ? near.slice(0, -1) : near;
  const [last, second] = [bare.at(-1), bare.at(-2)];
  // "Their book, The Inner Compass": a comma may stand between.
  const called = last?.text === ',' ? second : last;
  // "Grupul ceh Mlékárna": where nouns stand first, an adjective may follow.
  const described = !prose.resource.headLast && called === last && second?.word === true ? second.folded : '';
  const noun =
    called === undefined
      ? undefined
      : (prose.nouns.kindOf(called.folded) ??
        (prose.prepositions.has(called.folded) || called.capital ? undefined : prose.nouns.kindOf(described)));
  const role =
    last !== undefined && (prose.titles.has(last.folded.replace(/\.$/u, '')) || prose.roles.has(last.folded));
  const titled = last?.text === '.' && second !== undefined && prose.titles.has(second.folded);
  // "Their daughter, Eve"; "soția lui, Ana".
  const kin = last?.text === ',' && before.slice(-3, -1).some(({ folded }) => prose.roles.has(folded));
  const said = [1, 2, 3].map((length) => phrase(bare.slice(-length)));
  const follows = behind[0]?.text === ',' ? behind.slice(1) : behind;
  const then = [1, 2, 3].map((length) => phrase(follows.slice(0, length)));
  return voted(
    vote('person', role || titled ? 3 : 0),
    vote('person', kin && !role ? 2 : prose.resource.neverOfPersons.includes(last?.folded ?? '') ? -1 : 0),
    apposedVotes(behind, prose),
    noun !== undefined && !role && !kin ? vote(noun, 2.5) : {},
    phraseVotes(prose.resource.before, said, 1.2),
    phraseVotes(prose.resource.behind, then, 1.2),
  );
}
