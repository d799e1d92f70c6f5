// Files that survive a crash: written beside, flushed, renamed, and the folder flushed too.
const fs = require('node:fs');
const path = require('node:path');

/** Makes the folder if it is missing, and closed to everyone else whoever made it. */
function privateFolder(folder) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.chmodSync(folder, 0o700);
  return folder;
}

function flush(handle, close) {
  try {
    fs.fsyncSync(handle);
  } finally {
    close(handle);
  }
}

/** Windows cannot open a folder; there the rename itself is what there is. */
function flushFolder(folder) {
  if (process.platform !== 'win32') flush(fs.openSync(folder, 'r'), fs.closeSync);
}

/** Replaces the file's content; a reader, a crash or a power cut meets the old text or the new one, never a part. */
function writeDurably(file, text) {
  const draft = `${file}.${process.pid}.tmp`;
  const handle = fs.openSync(draft, 'w', 0o600);
  fs.writeFileSync(handle, text);
  flush(handle, fs.closeSync);
  fs.renameSync(draft, file);
  flushFolder(path.dirname(file));
}

/** Removes what a kill in the middle of writeDurably left. */
function removeDrafts(file) {
  const folder = path.dirname(file);
  const drafts = fs.readdirSync(folder).filter((name) => name.startsWith(`${path.basename(file)}.`));
  for (const name of drafts) if (name.endsWith('.tmp')) fs.unlinkSync(path.join(folder, name));
}

/** The file's text, or null when there is no such file. */
function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

module.exports = { privateFolder, readIfThere, removeDrafts, writeDurably };
