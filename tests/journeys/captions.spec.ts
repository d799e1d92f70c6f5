import { type Page } from '@playwright/test';

import { GRAPHS } from '../pictures/graphs';
import { type Account } from './account';
import { onPage } from './canvasCore';
import { expect, test } from './harta';
import { importsByCalls } from './importsByCalls';
import { type Person } from './person';
import { notesWriting, type WrittenLine, writtenNames } from './writtenNames';

/** A token for views, with the secret that is shown once. */
interface CreatedViewToken {
  readonly secret: string;
  readonly token: { readonly id: string };
}
interface Box {
  readonly id: string;
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
}
/** The boxes of nodes, of the heads of arrows and of the captions beside nodes, as Cytoscape has measured them, in the graph's units. */
const boxesOf = (page: Page) =>
  page.getByTestId('graph-canvas').evaluate((stage) => {
    const { canvasCore: cy } = window;
    if (cy === undefined) throw new Error('nothing draws the canvas');
    const all = cy.nodes().toArray();
    const beside = all.filter((node) => node.hasClass('captioned') && !node.hasClass('inner'));
    const label = { includeNodes: false, includeEdges: false, includeOverlays: false, includeUnderlays: false };
    return {
      nodes: all.map((node): Box => {
        const [{ x, y }, half] = [node.position(), node.width() / 2];
        return { id: node.id(), x1: x - half, x2: x + half, y1: y - half, y2: y + half };
      }),
      // A head is some eight units long.
      heads: cy
        .edges()
        .toArray()
        .filter((edge) => !edge.isLoop())
        .map((edge): Box => {
          const [from, tip] = [edge.source().position(), edge.targetEndpoint()];
          const share = 4 / Math.hypot(from.x - tip.x, from.y - tip.y);
          const [x, y] = [tip.x + (from.x - tip.x) * share, tip.y + (from.y - tip.y) * share];
          return { id: edge.id(), x1: x - 2, x2: x + 2, y1: y - 2, y2: y + 2 };
        }),
      captions: beside.map((node): Box => {
        // Around a label Cytoscape counts its outline and two pixels besides.
        const [{ x1, x2, y1, y2 }, rim] = [
          node.boundingBox(label),
          Number.parseFloat(node.style('text-outline-width')) + 2,
        ];
        return { id: node.id(), x1: x1 + rim, x2: x2 - rim, y1: y1 + rim, y2: y2 - rim };
      }),
      // What lies over the canvas whatever is done: the tools, how much is shown.
      over: [...document.querySelectorAll('[data-covers="first"]')].map((one): Box => {
        const [{ left, top }, shown] = [stage.getBoundingClientRect(), one.getBoundingClientRect()];
        const [zoom, pan] = [cy.zoom(), cy.pan()];
        const [x, y] = [(at: number) => (at - left - pan.x) / zoom, (at: number) => (at - top - pan.y) / zoom];
        return { id: '', x1: x(shown.left), x2: x(shown.right), y1: y(shown.top), y2: y(shown.bottom) };
      }),
      inner: all.filter((node) => node.hasClass('inner')).length,
    };
  });

/** Of so many nodes each has its caption as a rule; where a layout comes out unluckily, one or two have no room in a narrow window. */
const NEARLY_ALL = 0.95;
const MOST_HEADS_COVERED = 0.01;

/** The same once a share of the nodes are named and nothing is placed any more. */
async function boxesAtRest(page: Page, share = NEARLY_ALL): ReturnType<typeof boxesOf> {
  let last = '';
  let boxes: Awaited<ReturnType<typeof boxesOf>> | undefined;
  await expect(async () => {
    boxes = await boxesOf(page);
    expect(boxes.captions.length + boxes.inner).toBeGreaterThanOrEqual(boxes.nodes.length * share);
    const now = JSON.stringify(boxes);
    const isAtRest = now === last;
    last = now;
    expect(isAtRest).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [1000] });
  return boxes ?? boxesOf(page);
}

const meet = (a: Box, b: Box) => a.id !== b.id && a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2;

/** The address of a view of the whole project. */
async function viewOf(account: Account): Promise<string> {
  const [project] = (await account.get<{ items: { id: string }[] }>('/neo4j/projects')).items;
  const { secret, token } = await account.post<CreatedViewToken>(`/neo4j/projects/${project?.id ?? ''}/view-tokens`, {
    name: 'captions',
    origins: ['https://example.org'],
    expiresInDays: 1,
  });
  return `/web-view?view=${token.id}&lang=en#${secret}`;
}

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
] as const;

for (const name of ['railway', 'staff', 'films', 'parts'])
  test(`nearly all captions of strangers’ data are there and lie on no node, no other caption, under no tool and on hardly an arrow, in windows of all sizes: ${name}`, async ({
    person,
    page,
  }) => {
    await person.prefers('en', 'light');
    const account = await person.hasAccount();
    await importsByCalls(account, GRAPHS[name] ?? []);
    const view = await viewOf(account);
    for (const path of ['/dashboard/data-overview', view])
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        // The addresses of a view differ in nothing that would load it again.
        await page.goto('about:blank');
        await page.goto(path);
        const canvas = '[data-testid=graph-canvas]:not([data-layout=running]):not([data-nodes="0"])';
        await expect(page.locator(canvas)).toBeVisible();
        const { nodes, heads, captions, over, inner } = await boxesAtRest(page);
        const where = `${name} ${path === view ? 'in a view' : 'in the overview'}, ${window.width}`;
        console.info(where, nodes.length, 'nodes', captions.length, 'captions beside', inner, 'inside');
        const covering = (others: readonly Box[]) =>
          captions.flatMap((caption) => others.filter((other) => meet(caption, other)));
        expect(covering([...nodes, ...captions, ...over]), where).toEqual([]);
        // Where arrows come from all sides, and others are in the way, one may lie under a caption.
        expect(covering(heads).length, where).toBeLessThanOrEqual(heads.length * MOST_HEADS_COVERED);
      }
  });

for (const [width, height, share] of [
  [1440, 900, 1],
  [1024, 768, NEARLY_ALL],
  [820, 1180, 1],
] as const)
  test(`those of a file whose nodes stand as near as other programs draw them are named at ${width} px, none over another`, async ({
    person,
    page,
  }) => {
    await person.prefers('en', 'light');
    await importsByCalls(await person.hasAccount(), GRAPHS['cast'] ?? []);
    await page.setViewportSize({ width, height });
    await page.goto('/dashboard/data-overview');
    const { nodes, captions } = await boxesAtRest(page, share);
    expect(captions.flatMap((caption) => [...nodes, ...captions].filter((other) => meet(caption, other)))).toEqual([]);
  });

/** More than Cytoscape draws by itself, each with a name that no other has. */
const MANY = { nodes: 700, ties: 1400 };
const SYLLABLES = ['ba', 'cer', 'di', 'fon', 'gul', 'ha', 'kri', 'lem', 'mo', 'nur', 'pel', 'ros', 'su', 'tav', 'vin'];
const nameOf = (at: number) => {
  const [one, two, three] = [1, 15, 225].map((by) => SYLLABLES[Math.floor(at / by) % SYLLABLES.length] ?? '');
  return `${three?.[0]?.toUpperCase() ?? ''}${three?.slice(1) ?? ''}${two ?? ''}${one ?? ''}`;
};

/** People of whom a few know many. */
function manyPeople() {
  const ends = [0];
  let seed = 7;
  const below = (limit: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % limit;
  const ties = Array.from({ length: MANY.ties }, (_, at) => {
    const [from, to] = [1 + (at % (MANY.nodes - 1)), ends[below(ends.length)] ?? 0];
    ends.push(from, to);
    return `p${from},p${to},KNOWS`;
  });
  const people = Array.from({ length: MANY.nodes }, (_, at) => `p${at},${nameOf(at)},Person`);
  return [
    { name: 'people.csv', text: ['id:ID,name,:LABEL', ...people].join('\n') },
    { name: 'ties.csv', text: [':START_ID,:END_ID,:TYPE', ...ties].join('\n') },
  ];
}

interface Drawn {
  readonly nodes: readonly { readonly id: string; readonly properties: { readonly name: string } }[];
}

/** An account with these people, each where it belongs: nothing is arranged. @param apart how far @returns their names, and where they stand */
async function hasManyPeople(person: Person, apart = { across: 95, down: 80 }) {
  const account = await person.hasAccount();
  await importsByCalls(account, manyPeople());
  const { nodes } = await account.get<Drawn>(`/neo4j/graph?nodes=${MANY.nodes}&relationships=1`);
  const positions = nodes.map(({ id }, at) => ({
    nodeId: id,
    x: (at % 30) * apart.across + (at % 7) * 6,
    y: Math.floor(at / 30) * apart.down,
  }));
  await account.post('/neo4j/positions', { positions });
  return positions.map(({ x, y }, at) => ({ name: nodes[at]!.properties.name, x, y }));
}

/** The names as they are written, once they are the same for a while, and what is wrong: two that lie on each other, and one in two places. */
async function namesAtRest(page: Page) {
  let [last, lines, seenAlike]: [string, readonly WrittenLine[], number] = ['', [], 0];
  // On a busy machine the picture of the worker comes seconds after what the page draws.
  await expect(async () => {
    lines = await writtenNames(page);
    const now = JSON.stringify(lines);
    seenAlike = now === last ? seenAlike + 1 : 0;
    last = now;
    expect(seenAlike).toBeGreaterThanOrEqual(3);
  }).toPass({ timeout: 60_000, intervals: [1000] });
  // Where one is written over itself, it is seen once.
  const apart = (a: WrittenLine, b: WrittenLine) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 1 ||
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 1;
  const isSame = (a: WrittenLine, b: WrittenLine) =>
    a.text === b.text && Math.hypot(a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom) < 8;
  const wrong = lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter((other) => !isSame(one, other) && (one.text === other.text || !apart(one, other)))
      .map((other) => `${one.text} and ${other.text}`),
  );
  return { texts: lines.map(({ text }) => text), wrong };
}

test('of a large graph whatever node is pressed is named, also when the pointer has left it', async ({
  person,
  page,
}) => {
  await person.prefers('en', 'light');
  await notesWriting(page);
  // So tight that no name has room between the nodes.
  const people = await hasManyPeople(person, { across: 60, down: 50 });
  await page.goto('/dashboard/data-overview');
  await person.canvas();
  await expect(page.getByTestId('far-layer')).toBeVisible();
  await namesAtRest(page);
  const { x, y } = (await page.getByTestId('graph-canvas').boundingBox())!;
  // In the midst of the others.
  for (const one of [MANY.nodes / 2 - 7, MANY.nodes / 2, MANY.nodes / 2 + 37].map((at) => people[at]!)) {
    const [place] = (await onPage(page, [one])) ?? [];
    await page.mouse.click(place!.x, place!.y);
    await page.mouse.move(x + 4, y + 4);
    const { texts, wrong } = await namesAtRest(page);
    expect(texts).toContain(one.name);
    expect(wrong, one.name).toEqual([]);
  }
});

for (const theme of ['light', 'dark'] as const)
  test(`of a large graph no name is written twice or over another, whatever is selected (${theme})`, async ({
    person,
    page,
  }) => {
    await person.prefers('en', theme);
    await notesWriting(page);
    await hasManyPeople(person);
    await page.goto('/dashboard/data-overview');
    await person.canvas();
    await expect(page.getByTestId('far-layer')).toBeVisible();
    const names = async (step: string, least: number) => {
      const { texts, wrong } = await namesAtRest(page);
      await page.screenshot({ path: test.info().outputPath(`${step}.png`) });
      console.info(theme, step, texts.length, 'names', wrong.length, 'wrong');
      expect(texts.length, step).toBeGreaterThan(least);
      expect(wrong, step).toEqual([]);
    };
    await names('whole', 20);

    const { x, y, width, height } = (await page.getByTestId('graph-canvas').boundingBox())!;
    const box = async (share: number) => {
      await page.keyboard.down('Shift');
      await page.mouse.move(x + width * 0.25, y + height * 0.2);
      await page.mouse.down();
      await page.mouse.move(x + width * (0.25 + share), y + height * (0.2 + share), { steps: 4 });
      await page.mouse.up();
      await page.keyboard.up('Shift');
      await page.mouse.move(x + 4, y + 4);
    };
    await box(0.5);
    await names('some hundreds in a box', 20);
    await page.getByTestId('graph-canvas').focus();
    await page.keyboard.press('Escape');
    await box(0.08);
    await names('few in a box', 20);
    await person.button('canvas:action.zoomIn').click();
    await person.button('canvas:action.zoomIn').click();
    await names('nearer', 10);
  });
