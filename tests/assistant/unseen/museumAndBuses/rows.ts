import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'files');
export const placeOf = (file: string): string => path.join(FOLDER, file);
