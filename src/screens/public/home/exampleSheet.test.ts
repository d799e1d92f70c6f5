import { describe, expect, test } from 'vitest';

import en from '../../../../locales/en/public.json';
import ro from '../../../../locales/ro/public.json';
import { meet } from '../../../../domain/coordinates/rectangle';
import { textWidth } from '../../../canvas/core/captionText';
import { arrowHead, type Body, type DrawnLine } from '../../../canvas/core/captionWays';
import { lengthUnder } from '../../../canvas/core/linesUnder';
import { PALETTE } from '../../../canvas/style/palette';
import {
  EXAMPLE_NODES,
  EXAMPLE_RELATIONSHIPS,
  LABEL_COLOURS,
  type Question,
  QUESTIONS,
  type Word,
} from './exampleGraph';
import { captionAt, LINE, radiusOf, RING, type Sheet, SHEETS, standsAt } from './exampleSheet';

const FONT = 14;

/** The nodes of the example on a sheet, with what their captions in the widest letters cover beside them. */
function drawnOn(sheet: Sheet, texts: Readonly<Record<Word, string>>) {
  return EXAMPLE_NODES.map((node) => {
    const { x, y } = standsAt(sheet, node);
    const lines = texts[node.id].split(' ');
    const at = captionAt(sheet, node, lines.length);
    const width = Math.max(...lines.map(textWidth)) * FONT;
    const left = x + at.x - { start: 0, middle: width / 2, end: width }[at.anchor];
    const [middle, half] = [y + at.y, (lines.length * LINE) / 2];
    const caption = { left, right: left + width, top: middle - half, bottom: middle + half };
    return { id: node.id, x, y, size: 2 * radiusOf(sheet, node), caption, isInside: at.isInside };
  });
}

/** An arrow ends so far from its node. */
const RIM = 6;

describe.each(SHEETS.flatMap((sheet) => [en, ro].map(({ example }) => ({ sheet, example, on: sheet.name }))))(
  'on a $on sheet, in $example.hungary as elsewhere,',
  ({ sheet, example }) => {
    const drawn = drawnOn(sheet, example);
    const beside = drawn.filter(({ isInside }) => !isInside);
    const bodies = new Map(drawn.map(({ id, x, y, size }): [Word, Body] => [id, { id, x, y, size: size + 2 * RIM }]));
    const lines = EXAMPLE_RELATIONSHIPS.map(([from, to]): DrawnLine => ({
      ends: [bodies.get(from)!, bodies.get(to)!],
    }));

    test('no caption is cut, or lies on another or on a node', () => {
      const wrong = beside.flatMap(({ id, caption: { left, right, top, bottom } }, at) => {
        const isCut = left < 0 || top < 0 || right > sheet.width || bottom > sheet.height;
        const others = beside.slice(at + 1).filter(({ caption }) => meet(caption, { left, right, top, bottom }));
        const covered = drawn.filter(({ x, y, size }) => {
          const [dx, dy] = [x - Math.min(right, Math.max(left, x)), y - Math.min(bottom, Math.max(top, y))];
          return Math.hypot(dx, dy) < size / 2 + RING - 1;
        });
        return [...(isCut ? [`${id} is cut`] : []), ...[...others, ...covered].map((other) => `${id} on ${other.id}`)];
      });
      expect(wrong).toEqual([]);
    });

    test('what is written in a node has room there', () => {
      for (const { caption, size } of drawn.filter(({ isInside }) => isInside))
        expect(caption.right - caption.left).toBeLessThan(size);
    });

    test('no caption lies on an arrow, none on a line, but for one across a line where there is little room', () => {
      const heads = lines.map((line) => arrowHead(line)!);
      expect(beside.filter(({ caption }) => heads.some((head) => meet(head, caption)))).toEqual([]);
      const under = beside.filter(({ caption }) => lengthUnder(lines, caption) > 0).map(({ id }) => id);
      expect(under).toEqual(sheet.name === 'wide' ? [] : ['serbia']);
    });
  },
);

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
