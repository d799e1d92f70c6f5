import { Spread } from '../../../../domain/coordinates/spreadApart.js';
import { type Point } from '../../../../domain/elements/elements.js';
import { type Pass } from '../Format.js';
import { type Finding } from '../Found.js';

const isPlace = ({ x, y }: Point): boolean => Number.isFinite(x) && Number.isFinite(y);

/** Nodes of one spot apart from each other, each still near it: the chargers of one car park, the finds of one trench. */
export function placedApart(passes: readonly Pass[]): readonly Pass[] {
  let spread = new Spread();
  const apart = (finding: Finding): Finding => {
    if (finding.found !== 'node' || finding.position === undefined) return finding;
    const { position, ...node } = finding;
    return isPlace(position) ? { ...node, position: spread.place(position) } : node;
  };
  return passes.map(({ file, findings }, at) => ({
    file,
    async *findings() {
      // A file is read more than once, and its nodes come to the same places each time.
      if (at === 0) spread = new Spread();
      for await (const found of findings()) yield found.map(apart);
    },
  }));
}
