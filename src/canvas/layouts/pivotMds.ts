const PIVOTS = 24;
const ROUNDS = 30;

function hops(lists: readonly (readonly number[])[], start: number): Float64Array {
  const distance = new Float64Array(lists.length).fill(-1);
  distance[start] = 0;
  const queue = [start];
  for (let next = 0; next < queue.length; next += 1) {
    const at = queue[next]!;
    for (const neighbour of lists[at]!) {
      if (distance[neighbour] !== -1) continue;
      distance[neighbour] = distance[at]! + 1;
      queue.push(neighbour);
    }
  }
  return distance;
}

/** Distances from pivots that lie far from one another (each the farthest from those before it). */
function pivotDistances(lists: readonly (readonly number[])[]): Float64Array[] {
  const nearest = new Float64Array(lists.length).fill(Infinity);
  const columns: Float64Array[] = [];
  let pivot = 0;
  while (columns.length < Math.min(PIVOTS, lists.length)) {
    const column = hops(lists, pivot);
    columns.push(column);
    for (let i = 0; i < nearest.length; i += 1) nearest[i] = Math.min(nearest[i]!, column[i]!);
    pivot = nearest.indexOf(nearest.reduce((most, value) => Math.max(most, value), 0));
  }
  return columns;
}

/** Squares the distances and subtracts row and column means, as classical scaling does. */
function centred(columns: readonly Float64Array[], size: number): Float64Array[] {
  const squares = columns.map((column) => column.map((value) => value * value));
  const means = squares.map((column) => column.reduce((sum, value) => sum + value, 0) / size);
  const total = means.reduce((sum, value) => sum + value, 0) / means.length;
  const rows = new Float64Array(size);
  for (const column of squares) for (let i = 0; i < size; i += 1) rows[i]! += column[i]! / squares.length;
  return squares.map((column, j) => column.map((value, i) => -0.5 * (value - rows[i]! - means[j]! + total)));
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
}

/** The sum of the columns, each as much as its weight says. */
function combined(columns: readonly Float64Array[], weights: Float64Array, size: number): Float64Array {
  const sum = new Float64Array(size);
  columns.forEach((column, j) => {
    const weight = weights[j]!;
    for (let i = 0; i < size; i += 1) sum[i]! += column[i]! * weight;
  });
  return sum;
}

function unit(vector: Float64Array, against: readonly Float64Array[]): Float64Array {
  for (const other of against) {
    const share = dot(vector, other);
    for (let i = 0; i < vector.length; i += 1) vector[i]! -= share * other[i]!;
  }
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

/**
 * Places the nodes of one connected graph so that distances follow the number of hops (pivot scaling, Brandes and
 * Pich). A few milliseconds for thousands of nodes: good enough to look at at once, and to start a finer layout from.
 */
export function pivotMds(lists: readonly (readonly number[])[]): { x: Float64Array; y: Float64Array } {
  const columns = centred(pivotDistances(lists), lists.length);
  const axes: Float64Array[] = [];
  for (const seed of [1, 2]) {
    let axis = unit(
      Float64Array.from(columns, (_, i) => Math.sin(seed * (i + 1) * 1.7)),
      axes,
    );
    for (let round = 0; round < ROUNDS; round += 1) {
      const along = combined(columns, axis, lists.length);
      axis = unit(
        Float64Array.from(columns, (column) => dot(column, along)),
        axes,
      );
    }
    axes.push(axis);
  }
  return { x: combined(columns, axes[0]!, lists.length), y: combined(columns, axes[1]!, lists.length) };
}
