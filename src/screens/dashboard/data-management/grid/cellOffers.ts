import { fold } from '../../../../../domain/folding/fold';
import { BETWEEN_MEMBERS, type CellContent } from './gridCells';

const MEMBER = ';';

const standing = ({ value }: CellContent): readonly string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];

/** Where the name that is being typed begins: after what stands already, or after the names typed before it. */
function typedSoFar(
  content: CellContent,
  typed: string,
): { readonly before: readonly string[]; readonly part: string } {
  if (content.part === 'type') return { before: [], part: typed === content.value ? '' : typed.trim() };
  const members = typed.split(MEMBER).map((member) => member.trim());
  const stands = standing(content);
  const last = members.at(-1) ?? '';
  if (last === '' || stands.includes(last)) return { before: members.filter((member) => member !== ''), part: '' };
  return { before: members.slice(0, -1).filter((member) => member !== ''), part: last };
}

/**
 * Names in use that the field of a cell offers: all that do not stand in it, until something is typed, then those that hold it.
 * Only labels and types have names to offer.
 */
export function offersFor(content: CellContent, names: readonly string[], typed: string): readonly string[] {
  if (content.part === 'property') return [];
  const { before, part } = typedSoFar(content, typed);
  const taken = content.part === 'type' ? standing(content) : before;
  const wanted = fold(part);
  return names.filter((name) => !taken.includes(name) && name !== part && fold(name).includes(wanted));
}

/** What stands in the field once an offered name was taken: in place of what was being typed. */
export function withOffer(content: CellContent, typed: string, name: string): string {
  return [...typedSoFar(content, typed).before, name].join(BETWEEN_MEMBERS);
}
