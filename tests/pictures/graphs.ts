import { type DroppedFile, railway } from './railway.js';

/** Numbers that look like chance and are the same each time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const FIRST = ['Ana', 'Radu', 'Ioana', 'Mihai', 'Elena', 'Vlad', 'Maria', 'Andrei', 'Sofia', 'Petre', 'Irina', 'Dan'];
const LAST = ['Popa', 'Ionescu', 'Marin', 'Dobre', 'Stan', 'Rusu', 'Moraru', 'Lupu', 'Toma', 'Nistor', 'Balan'];
const DEPARTMENTS = ['Sales', 'Engineering', 'Finance', 'Support', 'Legal'];

/** Who reports to whom. */
function staff(): DroppedFile {
  const any = chance(3);
  const people = Array.from({ length: 90 }, (_, at) => {
    const manager = at === 0 ? '' : `E${100 + Math.floor((at - 1) / 4)}`;
    const department = DEPARTMENTS[at === 0 ? 2 : Math.floor((at - 1) / (at > 4 ? 4 : 1)) % 5] ?? '';
    const name = `${FIRST[any(FIRST.length)] ?? ''} ${LAST[any(LAST.length)] ?? ''}`;
    return [`E${100 + at}`, name, manager, department, 2800 + any(60) * 100, `20${10 + any(15)}-0${1 + any(9)}-15`];
  });
  return {
    name: 'employees.csv',
    text: ['employee_id,full_name,manager_id,department,salary,started', ...people.map((row) => row.join(','))].join(
      '\n',
    ),
  };
}

/** Films with genres in one column, and who made them in another. */
function films(): DroppedFile {
  const any = chance(11);
  const genres = ['Drama', 'Comedy', 'Crime', 'Horror', 'Western', 'Romance'];
  const nouns = ['River', 'Night', 'Train', 'Garden', 'Winter', 'Letter', 'Bridge', 'Mirror'];
  const adjectives = ['Silent', 'Last', 'Golden', 'Broken', 'Distant', 'Hidden', 'Red', 'Long'];
  const rows = Array.from({ length: 60 }, (_, at) => [
    `${adjectives[at % 8] ?? ''} ${nouns[Math.floor(at / 8)] ?? ''}`,
    1950 + any(70),
    `${FIRST[any(6)] ?? ''} ${LAST[any(4)] ?? ''}`,
    [...new Set([genres[any(6)], genres[any(6)]])].join('; '),
    (4 + any(55) / 10).toFixed(1),
    any(900) * 100_000,
  ]);
  return {
    name: 'films.csv',
    text: ['Title,Year,Director,Genres,Rating,Gross', ...rows.map((row) => row.join(','))].join('\n'),
  };
}

/** Papers that cite papers. */
function papers(): DroppedFile {
  const any = chance(29);
  const fields = ['Graph theory', 'Databases', 'Visualisation', 'Linguistics'];
  const topics = ['layouts', 'indexes', 'joins', 'captions', 'colour', 'search', 'streams', 'grammars'];
  const all = Array.from({ length: 140 }, (_, at) => ({
    doi: `10.1000/${7000 + at}`,
    title: `On ${topics[any(8)] ?? ''} and ${topics[any(8)] ?? ''} (${at + 1})`,
    field: fields[at % 4],
    published: 1990 + Math.floor(at / 4),
    cites: [...new Set(Array.from({ length: any(4) }, () => `10.1000/${7000 + any(Math.max(1, at))}`))].filter(
      (doi) => doi !== `10.1000/${7000 + at}`,
    ),
  }));
  return { name: 'papers.json', text: JSON.stringify(all) };
}

/** What a machine is made of. */
function parts(): readonly DroppedFile[] {
  const any = chance(41);
  const kinds = ['Frame', 'Motor', 'Gear', 'Bearing', 'Bolt', 'Cover', 'Sensor', 'Cable'];
  const list = Array.from({ length: 110 }, (_, at) => [
    `PN-${1000 + at}`,
    at === 0 ? 'Milling machine' : `${kinds[at % 8] ?? ''} ${String.fromCodePoint(65 + (at % 26))}${at}`,
    ['made', 'bought', 'stock'][any(3)],
    (any(40_000) / 100).toFixed(2),
  ]);
  const uses = Array.from({ length: 150 }, (_, at) => {
    const child = 1 + (at % 109);
    return [`PN-${1000 + Math.floor((child - 1) / 3)}`, `PN-${1000 + child}`, 1 + any(12)];
  });
  return [
    {
      name: 'parts.csv',
      text: ['part_number,description,source,unit_cost', ...list.map((row) => row.join(','))].join('\n'),
    },
    { name: 'bill.csv', text: ['assembly,component,quantity', ...uses.map((row) => row.join(','))].join('\n') },
  ];
}

/** Who appears with whom in a novel, placed as programs with small nodes place them. */
function cast(): DroppedFile {
  const any = chance(7);
  const turn = Math.PI * (3 - Math.sqrt(5));
  const people = Array.from({ length: 77 }, (_, at) => {
    const far = 30 * Math.sqrt(at + 0.5);
    const name = `${FIRST[at % FIRST.length] ?? ''}${LAST[Math.floor(at / FIRST.length)] ?? ''}`;
    return {
      key: String(at),
      attributes: { label: name, x: 1.4 * far * Math.cos(at * turn), y: far * Math.sin(at * turn) },
    };
  });
  const edges = people.flatMap(({ key }, at) =>
    Array.from({ length: at === 0 ? 0 : 3 }, (_, turns) => ({
      source: key,
      target: String(turns === 0 ? any(at) : any(Math.ceil(at / 4))),
    })),
  );
  return { name: 'cast.json', text: JSON.stringify({ attributes: { title: 'Cast' }, nodes: people, edges }) };
}

/** Graphs as persons have them, by what they are of: nobody made them to be drawn. */
export const GRAPHS: Readonly<Record<string, readonly DroppedFile[]>> = {
  railway,
  staff: [staff()],
  films: [films()],
  papers: [papers()],
  parts: parts(),
  cast: [cast()],
};
