import { benchImport } from './index.js';
const n = Number(process.argv[2] ?? 100000);
console.log(await benchImport({ nodes: n, relationships: n * 5 }));
