import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes of the few files that every page waits for. */
const LARGE = 300_000;
/** The highest quality takes two and a half times as long for 2 % less, which only large files are worth. */
const qualityFor = ({ length }) => (length < LARGE ? 10 : 11);

const packers = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(text) } }),
  gz: (text) => promisify(gzip)(text, { level: 9 }),
};

/**
 * Writes a `.br` and a `.gz` beside every text asset, so that the server never compresses while someone waits, nor looks in
 * vain for the one that browsers prefer.
 */
export async function compressAssets(folder) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => /\.(?:js|css|html|svg|json)$/.test(each))) {
    const file = path.join(folder, name);
    const text = await readFile(file);
    for (const [ending, pack] of Object.entries(packers)) await writeFile(`${file}.${ending}`, await pack(text));
  }
}
