import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks of a second, the same on every Linux that Node runs on. */
const TICKS = 100;
const TASKS = '/proc/self/task';

/** CPU seconds of each thread of this process so far; nothing where the system does not say. */
export async function threadSeconds(): Promise<ReadonlyMap<string, number>> {
  const threads = await readdir(TASKS).catch(() => []);
  const seconds = threads.map(async (thread): Promise<[string, number]> => {
    const stat = await readFile(`${TASKS}/${thread}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [thread, (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS];
  });
  return new Map(await Promise.all(seconds));
}

/** CPU seconds of the thread that worked most since then: how long the work takes on a machine that does nothing else. */
export async function busiestSince(before: ReadonlyMap<string, number>): Promise<number | undefined> {
  const now = await threadSeconds();
  const spent = [...now].map(([thread, seconds]) => seconds - (before.get(thread) ?? 0));
  return spent.length === 0 ? undefined : Math.max(...spent);
}
