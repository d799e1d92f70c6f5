import { type Page } from '@playwright/test';

import { expect } from './harta';
import { type Person } from './person';

/** What a drawn node is made from. */
interface Looks {
  readonly caption: string;
  readonly colour: string;
  readonly shape: string;
  readonly size: number;
}

interface DrawnNode {
  data(): Looks;
  renderedPosition(): { x: number; y: number };
}

/** The nodes as they are drawn now, and where the middle of each is on the page; none while there is a stage and no drawing yet. */
export const drawnNodes = (page: Page) =>
  page.getByTestId('graph-canvas').evaluate((stage) => {
    const holder = [...stage.querySelectorAll('div')].find((one) => '_cyreg' in one) as unknown as
      | { _cyreg: { cy: { nodes(): { toArray(): DrawnNode[] } } } } // Cytoscape's own mark on the element that it draws in
      | undefined;
    const { left, top } = stage.getBoundingClientRect();
    return (holder?._cyreg.cy.nodes().toArray() ?? []).map((node) => {
      const { caption, colour, shape, size } = node.data();
      const { x, y } = node.renderedPosition();
      return { caption, colour, shape, size, x: left + x, y: top + y };
    });
  });

/** Where the middle of a drawn node is on the page, by its caption, once the view has come to rest. */
export async function drawnAt({ page }: Person, caption: string): Promise<{ x: number; y: number }> {
  const look = async () => {
    const node = (await drawnNodes(page)).find((one) => one.caption === caption);
    return node === undefined ? null : { x: node.x, y: node.y };
  };
  let last = '';
  let same = 0;
  await expect(async () => {
    const place = JSON.stringify(await look());
    same = place === last && place !== 'null' ? same + 1 : 0;
    last = place;
    expect(same).toBeGreaterThanOrEqual(3);
  }).toPass({ intervals: [120] });
  return JSON.parse(last) as { x: number; y: number };
}
