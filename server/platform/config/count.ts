import { StartupError } from './StartupError.js';

/** A whole number from 1 on, of at most seven digits. @throws StartupError */
export function readCount(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new StartupError(`${name} must be a number from 1 on, not "${text}".`);
  return Number(text);
}
