import { readDataDir } from './config/dataFolder.js';
import { checkFolder } from './store/checking/checkFolder.js';

/**
 * Checks what is stored, one line a file. @param folder a data folder; without it the one of the environment
 * @returns whether all of it is sound
 * @throws StartupError when a process holds the folder
 */
export const checkData = (env: NodeJS.ProcessEnv, folder: string | undefined): boolean =>
  checkFolder(folder ?? readDataDir(env), (line) => console.info(line));
