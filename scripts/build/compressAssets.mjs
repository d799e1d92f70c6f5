import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/** Writes a `.gz` beside every text asset, so that the server never compresses while someone waits. */
export async function compressAssets(folder) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => /\.(?:js|css|html|svg|json)$/.test(each))) {
    const file = path.join(folder, name);
    await writeFile(`${file}.gz`, await pack(await readFile(file), { level: 9 }));
  }
}
