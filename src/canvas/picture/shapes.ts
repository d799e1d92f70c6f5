import { type Point } from '../../../domain/elements/elements';
import { type SceneNode } from './scene';

/** Corners of a shape on a circle of one around the middle, from the top. */
const corners = (count: number, turn = 0) =>
  Array.from({ length: count }, (_, at) => {
    const angle = -Math.PI / 2 + turn + (at * 2 * Math.PI) / count;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });

const STAR = corners(10).map(([x, y], at) => (at % 2 === 0 ? ([x, y] as const) : ([x * 0.42, y * 0.42] as const)));

/** The corners of the shapes that have some, on a node of a radius of one. */
export const POLYGONS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  diamond: corners(4),
  triangle: [
    [0, -1],
    [1, 1],
    [-1, 1],
  ],
  hexagon: corners(6, Math.PI / 6),
  star: STAR,
};

const rounded = (value: number) => String(Math.round(value * 100) / 100);

/** The outline of a node as an element of SVG. @param attributes how it is filled and rimmed */
export function outlineOf(
  { x, y, size, shape }: Pick<SceneNode, 'x' | 'y' | 'size' | 'shape'>,
  attributes: string,
): string {
  const radius = size / 2;
  const polygon = POLYGONS[shape];
  if (polygon !== undefined) {
    const points = polygon.map(([dx, dy]) => `${rounded(x + dx * radius)},${rounded(y + dy * radius)}`).join(' ');
    return `<polygon points="${points}" ${attributes}/>`;
  }
  if (shape === 'round-rectangle') {
    const box = `x="${rounded(x - radius)}" y="${rounded(y - radius)}" width="${rounded(size)}" height="${rounded(size)}"`;
    return `<rect ${box} rx="${rounded(size / 8)}" ${attributes}/>`;
  }
  return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" ${attributes}/>`;
}

/** The way of a relationship over its bends, as SVG writes it. */
export function pathOf([from, ...rest]: readonly Point[]): string {
  const at = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;
  const to = rest.at(-1);
  if (from === undefined || to === undefined) return '';
  const bends = rest.slice(0, -1);
  // Between two bends the curve goes through the middle of them.
  const parts = bends.map((bend, index) => {
    const next = bends[index + 1];
    const end = next === undefined ? to : { x: (bend.x + next.x) / 2, y: (bend.y + next.y) / 2 };
    return `Q ${at(bend)} ${at(end)}`;
  });
  return `M ${at(from)} ${parts.length === 0 ? `L ${at(to)}` : parts.join(' ')}`;
}
