import { readPdfs } from './readPdfs.js';

for (const { name, paragraphs, exact, lost, added } of await readPdfs())
  console.info(
    `${name.padEnd(22)} ${String(exact)}/${String(paragraphs)} paragraphs, ${String(lost)} words lost, ${String(added)} added`,
  );
