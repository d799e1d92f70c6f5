import { type Query, type Step } from '../../../domain/query/Query.js';
import { type GraphShape } from '../../graph/selection.js';

/** Whether a type joins nodes of a label with others of the same, so that its direction is what is asked. */
const joinsAlike = ({ types }: Step, { links }: GraphShape): boolean =>
  links.some(({ start, type, end }) => types.includes(type) && start === end);

/** Whether a form, or one within it, is of those that the older readings drop or take for something else. */
function holdsBeyond(value: unknown, shape: GraphShape): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const form = value as { kind?: string; step?: Step; quantity?: { kind: string }; value?: unknown; is?: string };
  if (form.kind === 'difference' || form.kind === 'not' || form.kind === 'share' || form.kind === 'group') return true;
  if (form.quantity !== undefined && form.quantity.kind !== 'some') return true;
  if (form.step !== undefined && joinsAlike(form.step, shape)) return true;
  if (form.kind === 'compare' && form.is === '=' && typeof form.value === 'string') return true;
  return Object.values(value).some((one) => holdsBeyond(one, shape));
}

/**
 * Whether a query says what the older readings cannot: direction among nodes of one label, exceptions, quantities, and
 * values that several nodes share. The grammar answers it first; anything else only where they have no answer.
 */
export const isBeyondOlder = (query: Query, shape: GraphShape): boolean => holdsBeyond(query, shape);
