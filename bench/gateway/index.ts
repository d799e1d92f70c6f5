import { type BenchRow } from '../table.js';
import { type Call, calls, openBenchServer } from './server.js';

/** Short rounds of each, taken in turn; the best counts, since whatever else runs on the machine can only add. */
const ROUNDS = 40;

/** CPU time of one call, in milliseconds. */
async function cpuOf(call: () => Promise<void>, times: number): Promise<number> {
  const start = process.cpuUsage();
  for (let count = 0; count < times; count += 1) await call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / times;
}

async function measure({ what, rest, mesh, bar, times }: Call): Promise<BenchRow> {
  await cpuOf(rest, times * 8);
  await cpuOf(mesh, times * 8);
  let best = { rest: Infinity, mesh: Infinity };
  for (let round = 0; round < ROUNDS; round += 1)
    best = {
      rest: Math.min(best.rest, await cpuOf(rest, times)),
      mesh: Math.min(best.mesh, await cpuOf(mesh, times)),
    };
  const added = best.mesh - best.rest;
  return {
    what: `mesh in process, CPU added: ${what}`,
    measured: `${added.toFixed(2)} ms (REST ${best.rest.toFixed(2)}, mesh ${best.mesh.toFixed(2)})`,
    bar: `≤ ${bar} ms`,
    ok: added <= bar,
  };
}

/** What GraphQL costs above the same REST call, in the server's own process with its real store. */
export async function benchGateway(): Promise<BenchRow[]> {
  const server = await openBenchServer();
  const rows: BenchRow[] = [];
  for (const call of calls(server)) rows.push(await measure(call));
  await server.close();
  return rows;
}
