import { fold } from '../../../../domain/folding/fold.js';
import { PROSE_LANGUAGES } from '../../../../domain/processing/document.js';
import { type Sameness, type ThingKind } from '../../../../domain/processing/proposal.js';
import { resourceOf } from '../offline/language/ProseResource.js';
import { sameForm } from './forms.js';
import { type NamePiece, acronymsOf, piecesOf } from './namePieces.js';

const ENDINGS = {
  person: PROSE_LANGUAGES.flatMap((language) => resourceOf(language).inflections.person),
  other: PROSE_LANGUAGES.flatMap((language) => resourceOf(language).inflections.other),
};

/** A name and what it names. */
export interface Named {
  readonly name: string;
  readonly label: string;
}

const endingsFor = (label: string) => (label === 'person' ? ENDINGS.person : ENDINGS.other);

function samePiece(one: NamePiece, other: NamePiece, label: string): boolean {
  if (one.initial || other.initial) return fold(one.word)[0] === fold(other.word)[0];
  return sameForm(one.word, other.word, endingsFor(label));
}

const inOrder = (one: readonly NamePiece[], other: readonly NamePiece[], label: string) =>
  one.length === other.length && one.every((piece, index) => samePiece(piece, other[index] as NamePiece, label));

/** Whether each word has its own in the other name, in any order. */
function inAnyOrder(one: readonly NamePiece[], other: readonly NamePiece[], label: string): boolean {
  if (one.length !== other.length || one.length < 2) return false;
  const open = [...other];
  return one.every((piece) => {
    const found = open.findIndex((candidate) => samePiece(piece, candidate, label));
    return found >= 0 && open.splice(found, 1).length > 0;
  });
}

const isAcronym = (name: string) => /^\p{Lu}[\p{Lu}\p{N}]{1,7}$/u.test(name.replaceAll('.', ''));
const acronymOf = (short: string, long: string) =>
  isAcronym(short) && acronymsOf(long).includes(short.replaceAll('.', ''));

/** Whether two names mean the same thing, and by what; undefined where they do not. Names of different labels never do. */
export function sameName(one: Named, other: Named): Sameness | undefined {
  if (one.label !== other.label) return undefined;
  if (one.name === other.name) return 'exact';
  if (fold(one.name) === fold(other.name)) return 'spelling';
  const kind = one.label as ThingKind;
  const [first, second] = [piecesOf(one.name), piecesOf(other.name)];
  if (first.map(({ word }) => fold(word)).join(' ') === second.map(({ word }) => fold(word)).join(' '))
    return 'legalForm';
  if (inOrder(first, second, kind))
    return [...first, ...second].some(({ initial }) => initial) ? 'initials' : 'inflection';
  if ((kind === 'person' || kind === 'organisation') && inAnyOrder(first, second, kind)) return 'order';
  return kind !== 'person' && (acronymOf(one.name, other.name) || acronymOf(other.name, one.name))
    ? 'acronym'
    : undefined;
}
