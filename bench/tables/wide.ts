import { textIn } from '../../tests/journeys/texts.js';
import { type CanvasPage } from '../canvas/CanvasPage.js';
import { type Task } from '../chat/trace.js';
import { WORDS } from '../store/graph.js';

const ROWS = 20_000;
const COLUMNS = 40;
/** Names that a table must bear: those of what every object has, with dots, with blanks, and of another alphabet than English. */
export const STRANGE = ['constructor', 'toString', 'a.b.c', 'two words', 'înființată în', 'țară'] as const;
const NAMES = [...STRANGE, ...Array.from({ length: COLUMNS - STRANGE.length }, (_, at) => `column ${at}`)];

/** A label with many properties, some with names that other programs trip over. */
export function wideTable(): string {
  const word = (at: number) => WORDS[(at * 7919) % WORDS.length] ?? '';
  const lines = Array.from({ length: ROWS }, (_, at) =>
    [`w${at}`, `Wide ${at}`, 'Wide', ...NAMES.map((_name, column) => `${word(at + column)} ${at % (column + 2)}`)].join(
      ',',
    ),
  );
  return [['id:ID', 'name', ':LABEL', ...NAMES].join(','), ...lines].join('\n');
}

/** Chooses the label, and has all its columns shown. */
export async function showWide({ page }: CanvasPage): Promise<void> {
  const kind = page.getByRole('combobox', { name: textIn('en', 'data:filter.kind.node') });
  await kind.fill('Wide');
  await kind.press('Enter');
  await page.getByRole('columnheader', { name: STRANGE[0], exact: true }).waitFor();
  await page.getByRole('button', { name: textIn('en', 'data:grid.columns'), exact: true }).click();
  for (const name of NAMES) {
    const box = page.getByRole('checkbox', { name: new RegExp(`^${name.replaceAll('.', String.raw`\.`)} `) });
    if (!(await box.isChecked())) await box.check();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: textIn('en', 'data:column.caption'), exact: true }).waitFor();
}

/** Through the rows and the columns, by the wheel and from end to end. */
export async function scrollWide(canvas: CanvasPage): Promise<Task> {
  const grid = canvas.page.getByRole('grid');
  await grid.hover({ position: { x: 300, y: 200 } });
  await canvas.page.waitForTimeout(1500);
  return canvas.longestTask(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await canvas.page.mouse.wheel(turn % 2 === 0 ? 400 : 0, turn % 2 === 0 ? 0 : 1000);
      await canvas.page.waitForTimeout(40);
    }
    for (const share of [1, 0.5, 0]) {
      await grid.evaluate((box, part) => {
        box.scrollTop = box.scrollHeight * part;
        box.scrollLeft = box.scrollWidth * part;
      }, share);
      await canvas.page.waitForTimeout(400);
    }
  });
}
