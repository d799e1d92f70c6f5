import { expect } from './harta';
import { type Person } from './person';

/** Where the handle of a selected node stands, which goes with its node. */
export async function placeOf(person: Person, caption: string): Promise<{ x: number; y: number }> {
  const handle = person.page.getByRole('button', { name: person.text('canvas:handle', { caption }) });
  let last = '';
  let same = 0;
  // The view follows a panel that opens, so one look twice is not enough to see that it has come to rest.
  await expect(async () => {
    const box = JSON.stringify(await handle.boundingBox());
    same = box === last && box !== 'null' ? same + 1 : 0;
    last = box;
    expect(same).toBeGreaterThanOrEqual(3);
  }).toPass({ intervals: [120] });
  return JSON.parse(last) as { x: number; y: number };
}
