import { type Expression, type Item, type Pattern, type Projection, type Statement } from '../Syntax.js';

/** Every name that a part of a statement uses or gives, those within subqueries as well. */
export function namesIn(expression: Expression): Set<string> {
  switch (expression.kind) {
    case 'literal':
      return new Set();
    case 'list':
      return union(expression.of.map(namesIn));
    case 'variable':
      return new Set([expression.name]);
    case 'property':
    case 'labels':
      return new Set([expression.variable]);
    case 'call':
      return union(expression.args.map(namesIn));
    case 'binary':
      return union([expression.left, expression.right].map(namesIn));
    case 'chain':
      return union(expression.links.map(namesIn));
    case 'not':
    case 'isNull':
    case 'member':
      return namesIn(expression.of);
    case 'pattern':
      return union(expression.patterns.map(inPattern));
    case 'exists':
    case 'count':
    case 'collect':
      return inStatement(expression.body);
  }
}

const union = (sets: readonly ReadonlySet<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]));
const inSome = (expression: Expression | undefined) =>
  expression === undefined ? new Set<string>() : namesIn(expression);

function inPattern({ variable, nodes, edges }: Pattern): Set<string> {
  const parts = [...nodes, ...edges];
  const named = [variable, ...parts.map((part) => part.variable)].filter((name) => name !== undefined);
  const inside = parts.flatMap(({ properties, where }) => [...properties.map(([, of]) => namesIn(of)), inSome(where)]);
  return union([new Set(named), ...inside]);
}

const inProjection = ({ items, order, where }: Projection) =>
  union([...items.map(({ of }: Item) => namesIn(of)), ...order.map(({ of }) => namesIn(of)), inSome(where)]);

const inStatement = ({ clauses }: Statement): Set<string> =>
  union(
    clauses.map((clause) =>
      clause.kind === 'match' ? union([...clause.patterns.map(inPattern), inSome(clause.where)]) : inProjection(clause),
    ),
  );
