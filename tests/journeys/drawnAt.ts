import { expect } from './harta';
import { type Person } from './person';

interface DrawnNode {
  data(key: string): unknown;
  renderedPosition(): { x: number; y: number };
}

/** Where the middle of a drawn node is on the page, by its caption, once the view has come to rest. */
export async function drawnAt({ page }: Person, caption: string): Promise<{ x: number; y: number }> {
  const look = () =>
    page.getByTestId('graph-canvas').evaluate((stage, wanted) => {
      const holder = [...stage.querySelectorAll('div')].find((one) => '_cyreg' in one) as unknown as
        | { _cyreg: { cy: { nodes(): { toArray(): DrawnNode[] } } } }
        | undefined;
      const node = holder?._cyreg.cy
        .nodes()
        .toArray()
        .find((one) => one.data('caption') === wanted);
      if (node === undefined) return null;
      const { left, top } = stage.getBoundingClientRect();
      const { x, y } = node.renderedPosition();
      return { x: left + x, y: top + y };
    }, caption);
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
