import { writeFileSync } from 'node:fs';
import { Installation } from '../../tests/journeys/installation.js';
import { SAMPLE } from '../../tests/journeys/sample.js';
import { CanvasPage } from './CanvasPage.js';
const tag = process.argv[2] ?? 'x';
const installation = await Installation.start();
const canvas = await CanvasPage.open(installation.origin);
const { page } = canvas;
page.on('console', (m) => { if (m.type() === 'error') console.log(m.text()); });
page.on('pageerror', (e) => console.log(e));
await canvas.button('files:sample.load').click();
await canvas.drawn({ nodes: SAMPLE.nodes, layout: 'idle' });
await page.mouse.move(2, 2);
await page.waitForTimeout(4000);
const shot = async (name: string) => page.screenshot({ path: `/tmp/h7/${tag}-${name}.png` });
await shot('overview');
await page.mouse.move(600, 450);
for (let i = 0; i < 3; i += 1) { await page.mouse.wheel(0, -100); await page.waitForTimeout(200); }
await page.mouse.move(2, 2);
await page.waitForTimeout(1500);
await shot('mid');
await page.mouse.move(600, 450);
for (let i = 0; i < 6; i += 1) { await page.mouse.wheel(0, -100); await page.waitForTimeout(200); }
await page.mouse.move(2, 2);
await page.waitForTimeout(1500);
await shot('near');
const at = await page.evaluate<{ x: number; y: number }>(`(() => {
  const cy = document.querySelector('[data-testid=graph-canvas] .__________cytoscape_container')._cyreg.cy;
  const s = document.querySelector('[data-testid=graph-canvas]').getBoundingClientRect();
  const n = cy.nodes().toArray().map((n) => ({ ...n.renderedPosition(), d: n.degree() })).filter(({ x, y }) => x > 300 && x < 800 && y > 250 && y < 650).sort((a, b) => b.d - a.d)[0];
  return { x: n.x + s.left, y: n.y + s.top };
})()`);
await page.mouse.click(at.x, at.y);
await page.waitForTimeout(1500);
await page.mouse.move(2, 2);
await page.waitForTimeout(500);
await shot('selected');
await page.mouse.move(at.x - 60, at.y + 100);
for (let i = 0; i < 6; i += 1) { await page.mouse.wheel(0, 100); await page.waitForTimeout(200); }
await page.mouse.move(2, 2);
await page.waitForTimeout(1500);
await shot('selectedMid');
await canvas.close();
await installation.remove();
