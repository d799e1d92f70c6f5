import { StartupError } from '../../config/StartupError.js';
import { copyPart, type PartSum, sumOf } from './PartRows.js';
import { type MovedPart, type MoveSource, type MoveTarget } from './movePorts.js';

/** What a move came to. */
export interface Moved {
  readonly parts: number;
  readonly rows: number;
}

const isSame = (one: PartSum | undefined, other: PartSum): boolean =>
  one !== undefined && one.digest === other.digest && Number(one.rows) === other.rows;

/** Moves a part, unless an earlier run wrote it as it is now. @returns how many rows it has; undefined for one that is nobody's */
async function movePart(
  source: MoveSource,
  target: MoveTarget,
  part: MovedPart,
  tell: (line: string) => void,
): Promise<number | undefined> {
  let rows: number | undefined;
  await source.reading(part, async (from) => {
    if (from === undefined) return;
    const earlier = target.written.get(part.name);
    if (earlier !== undefined && isSame(earlier, await sumOf(from, part.file))) {
      rows = Number(earlier.rows);
      tell(`There already: ${part.says} (${rows} rows).`);
      return;
    }
    const whole = from.owner === undefined ? part : { ...part, owner: from.owner };
    await target.write(whole, async (to) => {
      const sum = await copyPart(from, to, part.file);
      rows = sum.rows;
      return sum;
    });
    tell(`Moved: ${part.says} (${rows} rows).`);
  });
  return rows;
}

/** Refuses to go on with a move whose source has lost something since. */
function refuseLost(source: MoveSource, target: MoveTarget, present: ReadonlySet<string>): void {
  const lost = [...target.written.keys()].find((name) => !present.has(name));
  if (lost !== undefined)
    throw new StartupError(
      `${lost} was moved to ${target.says}, and is not in ${source.says} any more; empty ${target.says} and begin again.`,
    );
}

/**
 * Moves every part of an installation, each compared with what was read once it is written. What an earlier run of the same move wrote stays
 * where nothing of it has changed since.
 * @throws StartupError where what was written is not what was read
 */
export async function moveParts(source: MoveSource, target: MoveTarget, tell: (line: string) => void): Promise<Moved> {
  const present = new Set<string>();
  let total = 0;
  for (const part of source.parts) {
    const rows = await movePart(source, target, part, tell);
    if (rows === undefined) continue;
    present.add(part.name);
    total += rows;
  }
  refuseLost(source, target, present);
  return { parts: present.size, rows: total };
}
