import { indexesOf, placesOf } from '../../language/phrases.js';
import { type Interpretation } from '../Interpretation.js';
import { type Plan } from '../Plan.js';
import { describedSet } from './sets.js';

/** A trigger phrase of counting that may as well ask for a sum. */
const TOTAL_OF = 'total of';

/** Where words say that values are summed up, or their mean taken. */
function placesOfOperation({ marked }: Interpretation, operation: 'sum' | 'mean'): number[] {
  const { tokens, rules } = marked;
  return rules.operations[operation].flatMap((phrase) => placesOf(tokens, phrase).flatMap(indexesOf));
}

/** The total, or the average, of a property of several nodes: "the total area of the countries in South America". */
export function sumPlan(interpretation: Interpretation): Plan | undefined {
  const [summed, mean] = [placesOfOperation(interpretation, 'sum'), placesOfOperation(interpretation, 'mean')];
  const isMean = mean.length > 0;
  if (!isMean && summed.length === 0) return undefined;
  if (interpretation.triggers('count').some(({ phrase }) => phrase !== TOTAL_OF)) return undefined;
  const target = interpretation.labels().find((label) => interpretation.isAskedFor(label));
  // "Which countries have an average area" asks for countries, not for a number.
  const asksFor = interpretation.triggers('which', 'list').some(({ to }) => to === target?.tokens[0]);
  if (asksFor || interpretation.has('who')) return undefined;
  const label = target?.name ?? interpretation.marked.before?.label;
  if (label === undefined) return undefined;
  // Beside another label of which it may be, a property is not surely that of this one.
  const [property, ...more] = interpretation.propertiesOf([label], ({ kind }) => kind === 'number');
  if (property === undefined || more.length > 0) return undefined;
  interpretation.explain(isMean ? mean : summed);
  const set = describedSet(interpretation, label, [...(target === undefined ? [] : [target]), property]);
  return { kind: 'sum', set, property: property.name, isMean };
}
