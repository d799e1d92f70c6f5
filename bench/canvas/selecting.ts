import { type BenchRow } from '../table.js';
import { type CanvasPage } from './CanvasPage.js';

const ROUNDS = 3;

/** In the page: Cytoscape's core, a node in sight that nothing covers, and when what was asked for has been drawn. */
const TOOLS = `
  probe.cy = () => document.querySelector('[data-testid=graph-canvas] .__________cytoscape_container')._cyreg.cy;
  probe.free = (round) => {
    const stage = document.querySelector('[data-testid=graph-canvas]').getBoundingClientRect();
    const places = probe.cy().nodes(':visible').map((node) => ({ id: node.id(), ...node.renderedPosition() }));
    const open = places.filter(({ x, y }) => {
      const at = [stage.left + x, stage.top + y];
      return x > 60 && y > 120 && x < stage.width - 460 && y < stage.height - 120 && document.elementFromPoint(...at)?.tagName === 'CANVAS';
    });
    const { x, y } = open[Math.floor((open.length * (round + 1)) / 5)];
    return { x: stage.left + x, y: stage.top + y };
  };
  probe.settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))));
  probe.marked = () =>
    new Promise((resolve) => {
      const look = () =>
        document.querySelector('canvas[data-testid=emphasis]:not([hidden])') === null || document.querySelector('aside') === null
          ? requestAnimationFrame(look)
          : probe.settled().then(resolve);
      look();
    });
  probe.states = [
    { selector: '.dimmed', style: { opacity: 0.28 } },
    { selector: 'edge.near', style: { width: 2.5, 'line-opacity': 1, 'line-color': '#1677ff', 'target-arrow-color': '#1677ff', 'z-index': 5 } },
    { selector: 'node.selected', style: { 'outline-width': 4, 'outline-color': '#1677ff', 'outline-offset': 1, 'z-index': 30 } },
  ];
  probe.plain = async (round) => {
    const cy = probe.cy();
    cy.style()
      .selector('.dimmed').style({ opacity: 0.28 })
      .selector('edge.dimmed').style({ label: '' })
      .selector('edge.near').style({ width: 2.5, 'line-color': '#0b6b63', 'target-arrow-color': '#0b6b63', 'z-index': 5 })
      .selector('node.selected').style({ 'outline-width': 4, 'outline-color': '#0b6b63', 'z-index': 30 })
      .update();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    if (probe.hasStates !== cy.style()) {
      cy.style([...cy.style().json().filter(({ selector }) => !probe.states.some((one) => one.selector === selector)), ...probe.states]);
      probe.hasStates = cy.style();
      await new Promise((resolve) => cy.one('render', resolve));
      await probe.settled();
    }
    const began = performance.now();
    cy.batch(() => {
      const element = cy.nodes()[Math.floor((cy.nodes().length * (round + 1)) / 5)];
      const around = element.closedNeighborhood();
      cy.elements().removeClass('selected near dimmed');
      cy.elements().difference(around).addClass('dimmed');
      around.edges().difference(element).addClass('near');
      element.addClass('selected');
    });
    await new Promise((resolve) => cy.one('render', resolve));
    const drawn = await probe.settled();
    cy.batch(() => cy.elements().removeClass('selected near dimmed'));
    return drawn - began;
  };
`;

/** From the click on a node until it stands out and its panel is there; the best of some. */
async function clickToSelected(canvas: CanvasPage): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await canvas.page.keyboard.press('Escape');
    await canvas.page.waitForTimeout(2500);
    const { x, y } = await canvas.page.evaluate<{ x: number; y: number }>(`probe.free(${round})`);
    await canvas.page.mouse.move(x, y);
    await canvas.page.waitForTimeout(1500);
    const marked = canvas.page.evaluate<number>('probe.marked()');
    await canvas.page.mouse.down();
    await canvas.page.mouse.up();
    times.push((await marked) - (await canvas.clicked()));
  }
  await canvas.page.keyboard.press('Escape');
  return Math.min(...times);
}

/** The same done with Cytoscape's own means and our style: every element is restyled and all is drawn anew. */
async function plainWay(canvas: CanvasPage): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await canvas.page.evaluate<number>(`probe.plain(${round})`));
    await canvas.page.waitForTimeout(2500);
  }
  return Math.min(...times);
}

/** Selecting a node of many, beside the plain way in the same page. */
export async function benchSelecting(canvas: CanvasPage, nodes: number, bar: number): Promise<BenchRow[]> {
  await canvas.page.waitForTimeout(3000);
  await canvas.page.evaluate(TOOLS);
  const ours = await clickToSelected(canvas);
  const plain = await plainWay(canvas);
  const share = ours / plain;
  return [
    {
      what: `click until selected, ${nodes} nodes`,
      measured: `${Math.round(ours)} ms`,
      bar: `≤ ${bar} ms`,
      ok: ours <= bar,
    },
    {
      what: `the same, by restyling every element (${Math.round(plain)} ms)`,
      measured: `${share.toFixed(2)} times`,
      bar: '≤ 0.1 at 5,000 nodes',
      ok: nodes < 5000 || share <= 0.1,
    },
  ];
}
