import { type Expression, type Item, type Pattern, type Projection, type Statement } from '../Syntax.js';

/** Every name that a part of a statement uses or gives; without `within`, none of those within subqueries and patterns. */
export function namesIn(expression: Expression, within = true): Set<string> {
  const inside = (one: Expression) => namesIn(one, within);
  switch (expression.kind) {
    case 'literal':
      return new Set();
    case 'list':
      return union(expression.of.map(inside));
    case 'variable':
      return new Set([expression.name]);
    case 'property':
    case 'labels':
      return new Set([expression.variable]);
    case 'call':
      return union(expression.args.map(inside));
    case 'binary':
      return union([expression.left, expression.right].map(inside));
    case 'case':
      return union(casePartsOf(expression).map(inside));
    case 'chain':
      return union(expression.links.map(inside));
    case 'not':
    case 'isNull':
    case 'member':
      return inside(expression.of);
    case 'pattern':
      return within ? union(expression.patterns.map(inPattern)) : new Set();
    case 'exists':
    case 'count':
    case 'collect':
      return within ? inStatement(expression.body) : new Set();
  }
}

/** The expressions of a CASE. */
const casePartsOf = ({ of, branches, otherwise }: Extract<Expression, { kind: 'case' }>): Expression[] =>
  [of, ...branches.flat(), otherwise].filter((one) => one !== undefined);

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
    clauses.map((clause) => {
      if (clause.kind === 'unwind') return union([new Set([clause.name]), namesIn(clause.of)]);
      return clause.kind === 'match'
        ? union([...clause.patterns.map(inPattern), inSome(clause.where)])
        : inProjection(clause);
    }),
  );
