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

/** What is seen once it has been the same for a while, and is something. */
async function seenAtRest<T>(look: () => Promise<T | null>): Promise<T> {
  let last = '';
  let same = 0;
  await expect(async () => {
    const now = JSON.stringify(await look());
    same = now === last && now !== 'null' ? same + 1 : 0;
    last = now;
    expect(same).toBeGreaterThanOrEqual(3);
  }).toPass({ intervals: [120] });
  return JSON.parse(last) as T;
}

/** Where the middle of a drawn node is on the page, by its caption, once the view has come to rest. */
export const drawnAt = ({ page }: Person, caption: string): Promise<{ x: number; y: number }> =>
  seenAtRest(async () => {
    const node = (await drawnNodes(page)).find((one) => one.caption === caption);
    return node === undefined ? null : { x: node.x, y: node.y };
  });

/** The view has come to rest, whoever draws what is in it: a place on the screen means the same place of the graph from now on. */
export const viewRests = async ({ page }: Person): Promise<void> =>
  void (await seenAtRest(() =>
    page.getByTestId('graph-canvas').evaluate((stage) => {
      const holder = [...stage.querySelectorAll('div')].find((one) => '_cyreg' in one) as unknown as
        | { _cyreg: { cy: { zoom(): number; pan(): { x: number; y: number } } } }
        | undefined;
      return holder === undefined ? null : { zoom: holder._cyreg.cy.zoom(), pan: holder._cyreg.cy.pan() };
    }),
  ));
