import { type QueryResult } from '../../../../../domain/query/Result.js';
import { type KnownAnswer } from './fields.js';

type NameOf = (id: string) => string | undefined;

/** Figures that are this near are the same: a mean is told rounded. */
const NEAR = 1e-6;

/** The names that a result lists; of groups those of the first place, which is what "most" asks for. */
function namesIn(result: QueryResult, nameOf: NameOf): readonly (string | undefined)[] {
  switch (result.kind) {
    case 'nodes':
    case 'describe':
      return result.ids.map(nameOf);
    case 'values':
      return result.rows.map(({ id }) => nameOf(id));
    case 'group': {
      const [first] = result.groups;
      const best = result.groups.filter(({ total }) => total === first?.total);
      return best.map(({ key }) => (result.of === 'node' ? nameOf(String(key)) : String(key)));
    }
    default:
      return [];
  }
}

/** The figures that a result tells. */
function figuresIn(result: QueryResult): readonly unknown[] {
  switch (result.kind) {
    case 'nodes':
    case 'count':
      return [result.total];
    case 'aggregate':
      return [result.value];
    case 'share':
      return [result.part];
    case 'values':
      return result.rows.length === 1 ? result.rows.flatMap(({ values }) => values) : [];
    default:
      return [];
  }
}

/** Whether a result says that there is something; undefined where it says no such thing. */
function holdsIn(result: QueryResult): boolean | undefined {
  switch (result.kind) {
    case 'exists':
      return result.holds;
    case 'count':
    case 'nodes':
      return result.total > 0;
    case 'share':
      return result.whole > 0 && result.part === result.whole;
    case 'paths':
      return result.paths.length > 0;
    default:
      return undefined;
  }
}

const isSameSet = (one: readonly unknown[], other: readonly unknown[]): boolean => {
  const [a, b] = [new Set(one), new Set(other)];
  return a.size === b.size && [...a].every((each) => b.has(each));
};

/** Whether what a query came to is the known answer. */
export function isRight(result: QueryResult, answer: KnownAnswer, nameOf: NameOf): boolean {
  if (answer === null) return false;
  if ('names' in answer) return isSameSet(namesIn(result, nameOf), answer.names);
  if ('holds' in answer) return holdsIn(result) === answer.holds;
  return figuresIn(result).some((one) => typeof one === 'number' && Math.abs(one - answer.number) < NEAR);
}
