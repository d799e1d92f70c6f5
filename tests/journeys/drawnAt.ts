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

/** The nodes as they are drawn now, and where the middle of each is on the page; none while there is a stage and no drawing yet. */
export const drawnNodes = (page: Page) =>
  page.getByTestId('graph-canvas').evaluate((stage) => {
    const { left, top } = stage.getBoundingClientRect();
    return (window.canvasCore?.nodes().toArray() ?? []).map((node) => {
      const { caption, colour, shape, size } = node.data() as Looks;
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
    page.evaluate(() => {
      const { canvasCore: cy } = window;
      return cy === undefined ? null : { zoom: cy.zoom(), pan: cy.pan() };
    }),
  ));
