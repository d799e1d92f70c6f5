import { type Expression } from '../Syntax.js';

/** What names stand for that a WITH has given. */
export type Aliases = ReadonlyMap<string, Expression>;

/** An expression with what its names stand for. */
export function withAliases(of: Expression, aliases: Aliases): Expression {
  if (aliases.size === 0) return of;
  const inside = (one: Expression) => withAliases(one, aliases);
  switch (of.kind) {
    case 'variable':
      return aliases.get(of.name) ?? of;
    case 'list':
      return { ...of, of: of.of.map(inside) };
    case 'call':
      return { ...of, args: of.args.map(inside) };
    case 'binary':
      return { ...of, left: inside(of.left), right: inside(of.right) };
    case 'case':
      return {
        ...of,
        of: of.of === undefined ? undefined : inside(of.of),
        branches: of.branches.map(([when, then]) => [inside(when), inside(then)]),
        otherwise: of.otherwise === undefined ? undefined : inside(of.otherwise),
      };
    case 'chain':
      return { ...of, links: of.links.map(inside) };
    case 'not':
    case 'isNull':
    case 'member':
      return { ...of, of: inside(of.of) };
    default:
      return of;
  }
}
