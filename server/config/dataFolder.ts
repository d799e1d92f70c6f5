import path from 'node:path';

/** The absolute path of the folder that holds everything this installation keeps: HARTA_DATA_DIR, else `./data`. */
export const readDataDir = (env: NodeJS.ProcessEnv): string => path.resolve(env['HARTA_DATA_DIR'] || 'data');
