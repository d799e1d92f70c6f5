import { existsSync } from 'node:fs';

/** The bundled worker when there is a build: that is what people run. */
export function bundled(name: string): { workerUrl?: URL } {
  const url = new URL(`../../dist/server/${name}`, import.meta.url);
  return existsSync(url) ? { workerUrl: url } : {};
}
