import { build, type Rollup, type UserConfig } from 'vite';

import { type Chunks, mergedChunks } from './mergedChunks.ts';

/** What a signed-out and a signed-in person load before anything else; the sources by how their paths end. */
const SIGN_IN = ['/index.html', '/auth/AuthLayout.tsx', '/LoginScreen.tsx', '/auth/sdk.ts'];
/** What a reader of another site loads, in whose page a view is framed: nothing of what the others need besides. */
const VIEW = ['/index.html', '/bare/BareLayout.tsx', '/WebViewScreen.tsx'];
const DASHBOARD = ['/index.html', '/dashboard/DashboardLayout.tsx', '/auth/sdk.ts'];

/** The chunks of a build that is not written. */
async function chunksOf(config: UserConfig): Promise<Chunks> {
  const built = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, sourcemap: false, reportCompressedSize: false },
  })) as Rollup.RollupOutput;
  const chunks = built.output.filter((output) => output.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** The chunks that these sources bring along at once: their own and all that those import. */
function closureOf(chunks: Chunks, sources: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    chunks.get(name)?.imports.forEach(visit);
  };
  for (const source of sources) {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    if (chunk === undefined) throw new Error(`No chunk is made of ${source}`);
    visit(chunk.fileName);
  }
  return seen;
}

/**
 * How to put modules together that are always loaded together. The bundler makes a chunk of each set of pages that share
 * something, 120 files for the first page behind the sign-in; a browser asks for six at a time. Which modules the sign-in and
 * the dashboard need is known only after unused parts are dropped, so a first, unwritten build tells. What other pages share
 * is put together where that saves more files than it loads in vain. Whatever is imported only when it is needed stays a
 * chunk of its own.
 */
export async function sharedChunks(config: UserConfig) {
  const chunks = await chunksOf(config);
  const signIn = closureOf(chunks, SIGN_IN);
  const dashboard = closureOf(chunks, DASHBOARD);
  const view = closureOf(chunks, VIEW);
  const first = closureOf(chunks, ['/index.html']);
  const nameOf = ({ fileName, isDynamicEntry }: Rollup.OutputChunk) => {
    if (isDynamicEntry) return null;
    if (first.has(fileName)) return 'first';
    const part = view.has(fileName) ? '-of-views' : '';
    if (signIn.has(fileName)) return `${dashboard.has(fileName) ? 'common' : 'sign-in'}${part}`;
    return dashboard.has(fileName) ? `dashboard${part}` : null;
  };
  const names = new Map<string, string | null>();
  const give = (chunk: Rollup.OutputChunk | undefined, name: string | null) =>
    chunk?.moduleIds.forEach((id) => names.set(id, name));
  for (const chunk of chunks.values()) give(chunk, nameOf(chunk));
  const rest = [...chunks.values()].filter((chunk) => !chunk.isDynamicEntry && nameOf(chunk) === null);
  mergedChunks(chunks, new Set(rest.map(({ fileName }) => fileName))).forEach((merged, index) => {
    for (const name of merged) give(chunks.get(name), `shared-${index}`);
  });
  return {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ debugName: 'loaded together', name: (id: string) => names.get(id) ?? null }],
    },
  };
}
