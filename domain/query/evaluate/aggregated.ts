import { type Aggregate } from '../Query.js';
import { compareValues, type Worth } from './Plain.js';

/** What numbers and texts come to; sums, means and medians are of numbers alone. Undefined for none. */
export function aggregated(values: readonly Worth[], by: Aggregate): Worth {
  const known = values.filter((value) => value !== undefined);
  const numbers = known.filter((value) => typeof value === 'number').sort((one, other) => one - other);
  const sorted = [...known].sort(compareValues);
  const sum = numbers.reduce((all, value) => all + value, 0);
  const [low, high] = [numbers[Math.floor((numbers.length - 1) / 2)], numbers[Math.floor(numbers.length / 2)]];
  if (by === 'least') return sorted[0];
  if (by === 'greatest') return sorted.at(-1);
  if (low === undefined || high === undefined) return undefined;
  return by === 'sum' ? sum : by === 'mean' ? sum / numbers.length : (low + high) / 2;
}

/** Whether an aggregate uses a value: sums, means and medians use numbers alone. */
export const isCounted = (value: Worth | null, by: Aggregate): boolean =>
  by === 'least' || by === 'greatest' ? value !== undefined && value !== null : typeof value === 'number';
