import { type ThingKind } from '../../../../../domain/processing/proposal.js';
import { type NamePiece, acronymsOf } from '../../same/namePieces.js';
import { sameForm } from '../../same/forms.js';
import { type Prose } from '../language/Prose.js';

const aligned = (short: readonly NamePiece[], long: readonly NamePiece[], prose: Prose, kind: ThingKind) => {
  const { person, other } = prose.resource.inflections;
  const endings = kind === 'person' ? person : other;
  // The last first: many people of a list share a given name, few a surname.
  return short.every((_, place) => {
    const index = short.length - 1 - place;
    const [piece, its] = [short[index], long[index]];
    if (piece === undefined || its === undefined) return false;
    return piece.initial || its.initial ? piece.word[0] === its.word[0] : sameForm(piece.word, its.word, endings);
  });
};

/** A name with its pieces: they are made once, and looked at as often as there are names that begin alike. */
export interface PiecedName {
  readonly name: string;
  readonly pieces: readonly NamePiece[];
}

/** Whether a name that a text uses later may stand for a fuller one of a kind: a surname, the beginning of a firm's name, its first letters. */
export function standsFor(short: PiecedName, long: PiecedName, kind: ThingKind, prose: Prose): boolean {
  const [few, many] = [short.pieces, long.pieces];
  if (few.length > many.length) return false;
  if (few.length === many.length) return aligned(few, many, prose, kind);
  if (kind === 'person')
    return (
      aligned(few, many.slice(-few.length), prose, kind) ||
      (!many.some(({ initial }) => initial) && aligned(few, many, prose, kind))
    );
  if (kind !== 'organisation' && kind !== 'event') return false;
  if (/^\p{Lu}{2,7}$/u.test(short.name)) return acronymsOf(long.name).includes(short.name);
  return (
    aligned(few, many, prose, kind) || (prose.resource.headLast && aligned(few, many.slice(-few.length), prose, kind))
  );
}
