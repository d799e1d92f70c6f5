import { type BenchRow } from '../table.js';
import { type CanvasPage } from './CanvasPage.js';
import { keepPicture, PICTURES } from './pictures.js';

/** The view goes by a window's width in a second, and so many of its frames are compared. */
const FRAMES = 60;
const COMPARED_EACH = 4;
/** So many times nearer than the whole the graph reaches beyond the window on both sides. */
const NEARER = 2.5;
/** All of a view at rest is drawn by then, in milliseconds. */
const SHARP_MS = 2500;

/** In the page: pictures while the view moves, and the squares in which they lack what the same view shows at rest. */
const TOOLS = `${PICTURES}
  probe.frame = () => new Promise(requestAnimationFrame);
  probe.move = async (by, frames, each) => {
    const shots = [];
    const cy = probe.cy();
    for (let at = 0; at < frames; at += 1) {
      await probe.frame();
      // What the last frame showed.
      if (at % each === each - 1) shots.push({ pan: { ...cy.pan() }, picture: probe.picture() });
      cy.panBy({ x: by, y: 0 });
    }
    probe.shots = shots;
    return shots.length;
  };
  probe.inked = (picture) => {
    const { width, height } = picture;
    const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
    const side = 12;
    const counts = new Uint16Array(Math.ceil(width / side) * Math.ceil(height / side));
    const ground = [data[0], data[1], data[2]];
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = (y * width + x) * 4;
        const away = Math.max(...ground.map((part, index) => Math.abs(data[at + index] - part)));
        if (away > 20) counts[Math.floor(y / side) * Math.ceil(width / side) + Math.floor(x / side)] += 1;
      }
    return counts;
  };
  // As long as a side: a line that crosses the square.
  probe.lacking = (moving, resting) => {
    const [seen, there] = [probe.inked(moving), probe.inked(resting)];
    return there.reduce((sum, count, at) => sum + Number(count >= 12 && seen[at] === 0), 0);
  };
`;

/** While the view is moved by one width of the window, what is missing of what it shows once it rests there. */
export async function benchPanning(canvas: CanvasPage, nodes: number): Promise<BenchRow> {
  const { page } = canvas;
  await page.evaluate(TOOLS);
  await page.evaluate(
    `probe.cy().zoom({ level: probe.cy().zoom() * ${NEARER}, renderedPosition: { x: probe.cy().width() / 2, y: probe.cy().height() / 2 } });
     probe.cy().panBy({ x: probe.cy().width() / 2, y: 0 });`,
  );
  await page.waitForTimeout(2 * SHARP_MS);
  const count = await page.evaluate<number>(
    `probe.move(-Math.round(probe.cy().width() / ${FRAMES}), ${FRAMES}, ${COMPARED_EACH})`,
  );
  const lacking: number[] = [];
  for (let at = 0; at < count; at += 1) {
    await page.evaluate(`probe.cy().pan(probe.shots[${at}].pan)`);
    await page.waitForTimeout(SHARP_MS);
    lacking.push(
      await page.evaluate<number>(`probe.lacking(probe.shots[${at}].picture, (probe.resting = probe.picture()))`),
    );
    if (at === count - 1 || lacking.at(-1) !== 0) {
      await keepPicture(page, `probe.shots[${at}].picture`, `moving-${nodes}`);
      await keepPicture(page, 'probe.resting', `resting-${nodes}`);
    }
  }
  return {
    what: `panning ${nodes} nodes by a window's width in a second: squares of 12 pixels without the lines that are there, the most of ${count} frames`,
    measured: `${Math.max(...lacking)}`,
    bar: '0',
    ok: lacking.every((squares) => squares === 0),
  };
}
