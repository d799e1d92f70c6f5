import { writeFileSync } from 'node:fs';

import { Installation } from '../../tests/journeys/installation.js';
import { type BenchRow } from '../table.js';
import { CanvasPage } from './CanvasPage.js';
import { importFiles } from './importGraph.js';

/** One element more than Cytoscape draws whole. */
const NODES = 501;
const RELATIONSHIPS = 1000;
const BAR = 0.02;
/** Each of so many relationships is one of so many between the same two. */
const [BUNDLED_EACH, OFTEN] = [31, 8];

/** In the page: what the canvas shows, and what share of two such pictures differs so that it is seen. */
const TOOLS = `
  probe.picture = () => {
    const container = document.querySelector('[data-testid=emphasis]').parentElement;
    const { left, top, width, height } = container.getBoundingClientRect();
    const picture = Object.assign(document.createElement('canvas'), { width, height });
    const context = picture.getContext('2d');
    context.fillStyle = getComputedStyle(document.querySelector('[data-testid=graph-canvas]')).getPropertyValue('--canvas-background') || '#fbfaf7';
    context.fillRect(0, 0, width, height);
    for (const canvas of [...container.querySelectorAll('canvas')].reverse().sort((one, other) => (one.dataset.testid === 'far-layer' ? -1 : 0) - (other.dataset.testid === 'far-layer' ? -1 : 0))) {
      const at = canvas.getBoundingClientRect();
      if (!canvas.hidden && at.width > 0) context.drawImage(canvas, at.left - left, at.top - top, at.width, at.height);
    }
    return picture;
  };
  // Half a pixel to the side is nothing that anybody sees: what is compared is the mean of nine pixels, in Lab.
  probe.seen = (picture) => {
    const { width, height } = picture;
    const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
    const lab = new Float32Array(width * height * 3);
    const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const cube = (value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
    for (let y = 1; y < height - 1; y += 1)
      for (let x = 1; x < width - 1; x += 1) {
        const mean = [0, 0, 0];
        for (let dy = -1; dy <= 1; dy += 1)
          for (let dx = -1; dx <= 1; dx += 1)
            for (let part = 0; part < 3; part += 1) mean[part] += data[((y + dy) * width + x + dx) * 4 + part] / 9 / 255;
        const [r, g, b] = mean.map(linear);
        const [fx, fy, fz] = [
          cube((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047),
          cube(0.2126 * r + 0.7152 * g + 0.0722 * b),
          cube((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883),
        ];
        lab.set([116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)], (y * width + x) * 3);
      }
    return lab;
  };
  probe.differing = (one, other) => {
    const [first, second] = [probe.seen(one), probe.seen(other)];
    let count = 0;
    for (let at = 0; at < first.length; at += 3)
      if (Math.hypot(first[at] - second[at], first[at + 1] - second[at + 1], first[at + 2] - second[at + 2]) > 10) count += 1;
    return (3 * count) / first.length;
  };
`;

/** Nodes with some that many know, and one that knows nobody. */
function files() {
  const people = Array.from(
    { length: NODES },
    (_, at) => `p${at},Person ${at},${['Person', 'Author', 'Editor'][at % 3] ?? ''}`,
  );
  const ends: number[] = [0];
  const ties: string[] = [];
  let seed = 7;
  const below = (limit: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % limit;
  for (let from = 1; ties.length < RELATIONSHIPS; from = 1 + (from % (NODES - 2))) {
    const to = ends[below(ends.length)] ?? 0;
    if (from === to) continue;
    ends.push(from, to);
    // Some know each other so often that their relationships are one line.
    const times = ties.length % BUNDLED_EACH === 0 ? Math.min(OFTEN, RELATIONSHIPS - ties.length) : 1;
    for (let time = 0; time < times; time += 1)
      ties.push(`p${from},p${to},KNOWS,${below(9)},${['work', 'school'][from % 2] ?? ''}`);
  }
  return [
    { name: 'people.csv', text: ['id:ID,name,:LABEL', ...people].join('\n') },
    { name: 'ties.csv', text: [':START_ID,:END_ID,:TYPE,weight:int,place', ...ties].join('\n') },
  ];
}

/** Lines are as wide as one of their properties says, and coloured by another. */
async function wearValues(origin: string, authorization: string): Promise<void> {
  const style = { sizeFrom: 'number', sizeBy: 'weight', colourBy: 'place' };
  const chosen = await fetch(`${origin}/api/neo4j/style`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'type', name: 'KNOWS', style, version: 0 }),
  });
  if (!chosen.ok) throw new Error(`The style was refused: ${await chosen.text()}`);
}

/** Keeps the pictures that were compared where the environment says so. */
async function keep(canvas: CanvasPage): Promise<void> {
  const folder = process.env['HARTA_BENCH_PICTURES'];
  if (folder === undefined) return;
  for (const name of ['far', 'near'] as const) {
    const url = await canvas.page.evaluate<string>(`probe.${name}.toDataURL()`);
    writeFileSync(`${folder}/${name}.png`, Buffer.from(url.replace(/^[^,]*,/u, ''), 'base64'));
  }
}

/** The same graph, as the far layer draws it and as Cytoscape does once one lone node is gone: the view stays. */
async function compared(canvas: CanvasPage, origin: string): Promise<BenchRow> {
  await importFiles(origin, canvas.bearer, files());
  await wearValues(origin, canvas.bearer);
  await canvas.page.reload();
  await canvas.drawn({ nodes: NODES, layout: 'idle' });
  await canvas.button('canvas:action.fitAll').click();
  await canvas.page.waitForTimeout(4000);
  await canvas.page.evaluate(`${TOOLS} probe.far = probe.picture();`);
  const headers = { authorization: canvas.bearer };
  const overview = (await (
    await fetch(`${origin}/api/neo4j/graph?nodes=${NODES}&relationships=1`, { headers })
  ).json()) as {
    readonly nodes: readonly { readonly id: string; readonly degree: number }[];
  };
  const lone = overview.nodes.find(({ degree }) => degree === 0);
  const deleted = await fetch(`${origin}/api/neo4j/delete-node/${lone?.id ?? ''}`, { method: 'DELETE', headers });
  if (!deleted.ok) throw new Error(`The lone node stays: ${await deleted.text()}`);
  await canvas.drawn({ nodes: NODES - 1, layout: 'idle' });
  await canvas.page.waitForTimeout(4000);
  await canvas.page.evaluate('probe.near = probe.picture()');
  await keep(canvas);
  const share = await canvas.page.evaluate<number>('probe.differing(probe.far, probe.near)');
  return {
    what: `${NODES + RELATIONSHIPS - 1} elements by the far layer and by Cytoscape: pixels that differ visibly`,
    measured: `${(100 * share).toFixed(1)} %`,
    bar: `≤ ${100 * BAR} %`,
    ok: share <= BAR,
  };
}

/** How alike the two ways of drawing a graph are. */
export async function benchSameView(): Promise<BenchRow[]> {
  const installation = await Installation.start();
  const canvas = await CanvasPage.open(installation.origin);
  try {
    return [await compared(canvas, installation.origin)];
  } finally {
    await canvas.close();
    await installation.remove();
  }
}
