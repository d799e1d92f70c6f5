/** What becomes of a module that is loaded in a process of a test. */
export interface Held {
  /** End of the name that it is imported by. */
  readonly module: string;
  /** It is loaded once this file is there; without one its load fails. */
  readonly until?: string;
}

/** Runs in Node's own thread for loaders. */
const hooks = `
import { existsSync } from 'node:fs';
let held = [];
export const initialize = (data) => void (held = data);
export async function resolve(specifier, context, next) {
  const found = held.find(({ module }) => specifier.endsWith(module));
  if (found !== undefined && found.until === undefined) throw new Error(specifier + ' is not there');
  while (found !== undefined && !existsSync(found.until)) await new Promise((go) => setTimeout(go, 20));
  return next(specifier, context);
}`;

const dataUrl = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`;

/** Arguments for Node under which a process loads some of its modules late or not at all. */
export const holdModules = (...held: readonly Held[]): string[] => [
  '--import',
  dataUrl(
    `import { register } from 'node:module';
register(${JSON.stringify(dataUrl(hooks))}, { data: ${JSON.stringify(held)} });`,
  ),
];
