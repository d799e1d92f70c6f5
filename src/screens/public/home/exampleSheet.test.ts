import { expect, test } from 'vitest';

import en from '../../../../locales/en/public.json';
import ro from '../../../../locales/ro/public.json';
import { textWidth } from '../../../canvas/core/captionText';
import { PALETTE } from '../../../canvas/style/palette';
import {
  EXAMPLE_NODES,
  EXAMPLE_RELATIONSHIPS,
  LABEL_COLOURS,
  type Question,
  QUESTIONS,
  type Word,
} from './exampleGraph';
import { captionBelow, radiusOf, type Sheet, SHEETS, standsAt } from './exampleSheet';

const FONT = 14;

/** Where the captions of the example are written, with what each covers. */
const captionsOn = (sheet: Sheet, texts: Readonly<Record<Word, string>>) =>
  EXAMPLE_NODES.map((node) => {
    const { x, y } = standsAt(sheet, node);
    const half = (textWidth(texts[node.id]) * FONT) / 2;
    const base = y + captionBelow(sheet, node, true);
    return { id: node.id, left: x - half, right: x + half, top: base - FONT * 0.8, bottom: base + FONT * 0.25 };
  });

test.each([
  ['English', en.example],
  ['Romanian', ro.example],
])('in %s no caption is cut, or lies on another or on a node, on a wide screen and on a narrow one', (_, texts) => {
  for (const sheet of SHEETS) {
    const captions = captionsOn(sheet, texts);
    for (const { left, right, bottom } of captions)
      expect([left >= 0, right <= sheet.width, bottom <= sheet.height]).toEqual([true, true, true]);
    const met = captions.flatMap((one, at) =>
      captions
        .slice(at + 1)
        .filter(
          ({ left, right, top, bottom }) =>
            one.left < right && left < one.right && one.top < bottom && top < one.bottom,
        )
        .map(({ id }) => `${one.id} ${id}`),
    );
    const covered = EXAMPLE_NODES.flatMap((node) => {
      const { x, y } = standsAt(sheet, node);
      const radius = radiusOf(sheet, node);
      return captions
        .filter(({ id, left, right, top, bottom }) => {
          const [dx, dy] = [x - Math.min(right, Math.max(left, x)), y - Math.min(bottom, Math.max(top, y))];
          return id !== node.id && Math.hypot(dx, dy) < radius - 2;
        })
        .map(({ id }) => `${id} on ${node.id}`);
    });
    expect([...met, ...covered]).toEqual([]);
  }
});

test('all that a question finds is joined with what it is about, and nothing else of that kind is left out', () => {
  const joined = (id: Word) =>
    EXAMPLE_RELATIONSHIPS.flatMap(([from, to]) => (from === id ? [to] : to === id ? [from] : []));
  for (const { about, found } of Object.values(QUESTIONS))
    expect(joined(about)).toEqual(expect.arrayContaining([...found]));
  const labelOf = new Map(EXAMPLE_NODES.map(({ id, label }) => [id, label]));
  const all = (question: Question, label: string) =>
    joined(QUESTIONS[question].about).filter((id) => labelOf.get(id) === label);
  expect(all('capitals', 'City').sort()).toEqual([...QUESTIONS.capitals.found].sort());
  expect(all('neighbours', 'Country').sort()).toEqual([...QUESTIONS.neighbours.found].sort());
});

test('labels have colours of the palette', () => {
  expect(PALETTE).toEqual(expect.arrayContaining(Object.values(LABEL_COLOURS)));
});
