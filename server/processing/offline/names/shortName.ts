import { type ThingKind } from '../../../../domain/processing/proposal.js';
import { type NamePiece, acronymsOf, piecesOf } from '../../same/namePieces.js';
import { sameForm } from '../../same/forms.js';
import { type Prose } from '../language/Prose.js';

const aligned = (short: readonly NamePiece[], long: readonly NamePiece[], prose: Prose, kind: ThingKind) => {
  const { person, other } = prose.resource.inflections;
  const endings = kind === 'person' ? person : other;
  return short.every((piece, index) => {
    const its = long[index];
    if (its === undefined) return false;
    return piece.initial || its.initial ? piece.word[0] === its.word[0] : sameForm(piece.word, its.word, endings);
  });
};

/** Whether a name that a text uses later may stand for a fuller one of a kind: a surname, the beginning of a firm's name, its first letters. */
export function standsFor(short: string, long: string, kind: ThingKind, prose: Prose): boolean {
  const [few, many] = [piecesOf(short), piecesOf(long)];
  if (few.length > many.length) return false;
  if (few.length === many.length) return aligned(few, many, prose, kind);
  if (kind === 'person')
    return (
      aligned(few, many.slice(-few.length), prose, kind) ||
      (!many.some(({ initial }) => initial) && aligned(few, many, prose, kind))
    );
  if (kind !== 'organisation' && kind !== 'event') return false;
  if (/^\p{Lu}{2,7}$/u.test(short)) return acronymsOf(long).includes(short);
  return (
    aligned(few, many, prose, kind) || (prose.resource.headLast && aligned(few, many.slice(-few.length), prose, kind))
  );
}
