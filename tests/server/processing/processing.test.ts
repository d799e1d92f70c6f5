import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { sentenceOf } from '../../../domain/processing/sentenceReference.js';
import {
  type DocumentPage,
  type DocumentReading,
  type DocumentReviewed,
  type DocumentSentence,
  type TextDocument,
} from '../../../server/contract/documents.js';
import { type GraphNode, type GraphRelationship } from '../../../server/contract/elements.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';

const TEXT = 'Ada Lovelace was born in London in 1815. She worked with Charles Babbage.';

let dataDir: string;
let server: TestServer;
let projectId: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-processing-'));
  server = await startTestServer({ keep: dataDir });
  for (const who of ['ana', 'bob']) await server.call(who, 'POST', '/api/neo4j/create-user-if-not-exists');
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, who = 'bob') =>
  server.call(who, method, `/api${url}`, body);
const inProject = (url: string) => `${url}${url.includes('?') ? '&' : '?'}projectId=${projectId}`;
const code = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code;

async function newProject(): Promise<void> {
  projectId = (await call('POST', '/neo4j/projects', { name: `Project ${Math.random()}` })).json<{ id: string }>().id;
}
const list = async (text = '') =>
  (await call('GET', inProject(`/processing/documents${text && `?text=${text}`}`))).json<DocumentPage>();
const reading = async (id: string) =>
  (await call('GET', inProject(`/processing/documents/${id}`))).json<DocumentReading>();

/** Waits until a document is no longer read. */
async function whenRead(id: string): Promise<DocumentReading> {
  const state = async () => (await list()).items.find((document) => document.id === id)?.state;
  await vi.waitFor(async () => expect(await state()).not.toBe('reading'), { timeout: 30_000, interval: 100 });
  return reading(id);
}
async function processed(text = TEXT, title?: string): Promise<DocumentReading> {
  const answer = await call('POST', '/processing/process-text', { projectId, text, ...(title && { title }) });
  return whenRead(answer.json<TextDocument>().id);
}
const file = (name: string, bytes: string | Uint8Array) =>
  call('POST', '/processing/process-file', { projectId, name, data: Buffer.from(bytes).toString('base64') });
const accept = ({ document, reading: { things, facts } }: DocumentReading, more: object = {}) =>
  call('POST', `/processing/documents/${document.id}/review`, {
    ...{ projectId, version: document.version },
    things: things.map(({ id }) => ({ id, verdict: 'accepted' })),
    facts: facts.map(({ id }) => ({ id, verdict: 'accepted' })),
    ...more,
  });
const graph = async () => {
  const nodes = (await call('GET', inProject('/neo4j/nodes'))).json<{ items: GraphNode[] }>().items;
  const relationships = (await call('GET', inProject('/neo4j/relationships'))).json<{ items: GraphRelationship[] }>();
  return { nodes, relationships: relationships.items };
};

describe('a text', () => {
  test('is kept, read by a job, and its end is told', async () => {
    await newProject();
    const begun = (await call('POST', '/processing/process-text', { projectId, text: TEXT })).json<TextDocument>();
    expect(begun).toMatchObject({ state: 'reading', kind: 'typed', language: 'en', job: { kind: 'processText' } });
    const read = await whenRead(begun.id);
    expect(read.document).toMatchObject({ state: 'read', title: TEXT, characters: TEXT.length });
    expect(read.reading.things.map(({ name, label }) => `${label} ${name}`)).toEqual(
      expect.arrayContaining(['Person Ada Lovelace', 'Place London', 'Person Charles Babbage']),
    );
    expect(read.reading.facts.map(({ type }) => type)).toContain('BORN_IN');
    await vi.waitFor(async () =>
      expect((await call('GET', '/bigquery/notifications/with-paginate')).text).toContain('Text read: Ada Lovelace'),
    );
  });

  test('is read in its own language', async () => {
    await newProject();
    const { document, reading: found } = await processed('Mihai Eminescu s-a născut la Botoșani în anul 1850.');
    expect(document.language).toBe('ro');
    expect(found.things.map(({ label }) => label)).toContain('Persoană');
  });

  test('that says nothing is refused', async () => {
    expect(code(await call('POST', '/processing/process-text', { projectId, text: '  ' }))).toBe('VALIDATION_FAILED');
  });
});

describe('a file', () => {
  test('is read as what its name says', async () => {
    await newProject();
    const page = await file('Ada.HTML', `<nav>Home</nav><p>Ada Lovelace was born in London.</p>`);
    const read = await whenRead(page.json<TextDocument>().id);
    expect(read).toMatchObject({
      text: 'Ada Lovelace was born in London.',
      document: { kind: 'page', title: 'Ada.HTML' },
    });
  });

  test.each([
    ['DOCUMENT_UNKNOWN_FORMAT', 'a.exe', 'MZ'],
    ['DOCUMENT_NOT_TEXT', 'a.txt', '\0\0'],
    ['DOCUMENT_EMPTY', 'a.txt', ' \n '],
    ['DOCUMENT_EMPTY', 'a.pdf', ''],
    ['DOCUMENT_DAMAGED', 'a.docx', 'no zip'],
    ['DOCUMENT_ENCRYPTED', 'b.docx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1])],
    ['DOCUMENT_TOO_LARGE', 'b.txt', 'word '.repeat(500_000)],
  ])('is refused: %s', async (expected, name, bytes) => {
    expect(code(await file(name, bytes))).toBe(expected);
  });
});

describe('the list', () => {
  test('is searched by words of title and text, in the project alone, and nobody else’s', async () => {
    await newProject();
    const { document } = await processed(TEXT, 'Notes on Ada');
    await processed('Grigore Antipa a fost director al muzeului din București.');
    expect((await list()).total).toBe(2);
    expect((await list('babb')).items.map(({ id }) => id)).toEqual([document.id]);
    expect((await list('BUCUREȘTI')).total).toBe(1);
    expect((await list('notes%20ada')).total).toBe(1);
    const elsewhere = await call('GET', '/processing/documents');
    expect(elsewhere.json<DocumentPage>().total).toBe(0);
    expect(code(await call('GET', inProject(`/processing/documents/${document.id}`), undefined, 'ana'))).toBe(
      'PROJECT_NOT_FOUND',
    );
    expect(code(await call('GET', `/processing/documents/${document.id}`))).toBe('DOCUMENT_NOT_FOUND');
  });
});

describe('a review', () => {
  test('writes what is accepted as one step that names its sentences, and can be undone and written again', async () => {
    await newProject();
    const read = await processed();
    const written = (await accept(read)).json<DocumentReviewed>();
    const { nodes, relationships } = await graph();
    expect([nodes.length, relationships.length]).toEqual([written.nodesMade, written.relationshipsMade]);
    expect(written.document.written).toBe(nodes.length + relationships.length);
    const born = relationships.find(({ type }) => type === 'BORN_IN');
    const reference = sentenceOf(born?.provenance?.reference ?? '');
    const at = `start=${String(reference?.start)}&end=${String(reference?.end)}`;
    const sentence = await call('GET', `/processing/documents/${reference?.documentId ?? ''}/sentence?${at}`);
    expect(sentence.json<DocumentSentence>()).toMatchObject({
      title: TEXT,
      sentence: 'Ada Lovelace was born in London in 1815.',
    });
    await call('POST', '/neo4j/undo', { projectId });
    expect((await graph()).nodes).toEqual([]);
    const writtenNow = async () => (await list()).items.map(({ written: total }) => total);
    expect(await writtenNow()).toEqual([0]);
    const after = await reading(read.document.id);
    expect(after.written).toEqual({ things: {}, facts: {} });
    await accept(after);
    expect((await graph()).nodes).toHaveLength(nodes.length);
    expect(await writtenNow()).toEqual([written.document.written]);
    const [lost] = (await graph()).relationships;
    const ends = `${lost?.startNodeId ?? ''}/${lost?.id ?? ''}/${lost?.endNodeId ?? ''}`;
    await call('DELETE', inProject(`/neo4j/delete-relationship/${ends}`));
    expect(await writtenNow()).toEqual([written.document.written - 1]);
  });

  test('keeps what a person changed and refused, and asks for the version that they saw', async () => {
    await newProject();
    const read = await processed();
    const ada = read.reading.things.find(({ name }) => name === 'Ada Lovelace');
    const decisions = {
      things: [{ id: ada?.id, verdict: 'accepted', label: 'Mathematician', name: 'Ada' }],
      facts: [],
    };
    expect((await accept(read, decisions)).status).toBe(200);
    expect((await graph()).nodes).toMatchObject([{ labels: ['Mathematician'], properties: { name: 'Ada' } }]);
    expect(code(await accept(read, decisions))).toBe('VERSION_CONFLICT');
    const again = await reading(read.document.id);
    expect(again.review.things[ada?.id ?? '']).toMatchObject({ verdict: 'accepted', label: 'Mathematician' });
    expect((await accept(again, decisions)).json<DocumentReviewed>().nodesMade).toBe(0);
  });

  test('writes a name that a person widened, and one that they marked; a place outside of the text changes nothing', async () => {
    await newProject();
    const text = 'Ada Lovelace was born in London. She liked the difference engine.';
    const read = await processed(text);
    const ada = read.reading.things.find(({ name }) => name === 'Ada Lovelace');
    const start = text.indexOf('difference engine');
    const own = `o${String(start)}-${String(start + 17)}`;
    const outside = { id: ada?.id, verdict: 'accepted', span: { start: 0, end: 4000 } };
    const refused = await accept(read, {
      things: [{ id: own, verdict: 'accepted', label: 'Machine' }, outside],
      facts: [],
    });
    expect(refused.status).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: '/things/1/span' }] });
    expect((await graph()).nodes).toEqual([]);
    const things = [
      { id: ada?.id, verdict: 'accepted', span: { start: 0, end: 16 } },
      { id: own, verdict: 'accepted', label: 'Machine' },
    ];
    expect((await accept(read, { things, facts: [] })).status).toBe(200);
    const { nodes } = await graph();
    const named = nodes.map(({ labels, properties }) => `${String(labels[0])} ${String(properties['name'])}`).sort();
    expect(named).toEqual(['Machine difference engine', 'Person Ada Lovelace was']);
    const sentences = nodes
      .map(({ provenance }) => sentenceOf(provenance?.reference ?? '')?.start ?? -1)
      .sort((a, b) => a - b);
    expect(sentences).toEqual([0, 33]);
    expect(
      (await accept(await reading(read.document.id), { things, facts: [] })).json<DocumentReviewed>().nodesMade,
    ).toBe(0);
  });

  test('leads to nodes that are there by their exact names, and makes no relationship twice', async () => {
    await newProject();
    await accept(await processed());
    const before = await graph();
    const second = await processed('Ada Lovelace was born in London. Her friend was Ada Byron.');
    expect(second.reading.things.find(({ name }) => name === 'Ada Lovelace')).toMatchObject({
      label: 'Person',
      nodeId: before.nodes.find(({ properties }) => properties['name'] === 'Ada Lovelace')?.id,
    });
    await accept(second);
    const after = await graph();
    expect(after.nodes.filter(({ properties }) => properties['name'] === 'Ada Lovelace')).toHaveLength(1);
    expect(after.relationships.filter(({ type }) => type === 'BORN_IN')).toHaveLength(
      before.relationships.filter(({ type }) => type === 'BORN_IN').length,
    );
  });

  test('asks about nodes with like names, and merges none of them unasked', async () => {
    await newProject();
    const node = { projectId, labels: ['Person'], properties: { name: 'A. Lovelace' } };
    const { id } = (await call('POST', '/neo4j/create-node', node)).json<GraphNode>();
    const read = await processed();
    const ada = read.reading.things.find(({ name }) => name === 'Ada Lovelace');
    expect(ada).toMatchObject({ similar: [{ nodeId: id, by: 'initials', name: 'A. Lovelace' }] });
    expect(ada?.nodeId).toBeUndefined();
    await accept(read, { things: [{ id: ada?.id, verdict: 'accepted', nodeId: id }], facts: [] });
    expect((await graph()).nodes.map((each) => each.id)).toEqual([id]);
  });
});

test('what was refused or called otherwise in a text is not asked about in the next one of the project', async () => {
  await newProject();
  const read = await processed();
  const idOf = (name: string) => read.reading.things.find((thing) => thing.name === name)?.id;
  await accept(read, {
    things: [
      { id: idOf('Charles Babbage'), verdict: 'refused' },
      { id: idOf('1815'), verdict: 'accepted', label: 'Year' },
    ],
    facts: [],
  });
  const names = (whole: DocumentReading) => whole.reading.things.map(({ name, label }) => `${label} ${name}`);
  const next = names(await processed(`${TEXT} Charles Babbage met John Herschel.`));
  expect(next).toEqual(expect.arrayContaining(['Year 1815', 'Person John Herschel']));
  expect(next.join()).not.toContain('Babbage');
  await newProject();
  expect(names(await processed()).join()).toContain('Babbage');
});

test('what was refused and is put back is open again, and asked about in the next text', async () => {
  await newProject();
  const read = await processed();
  const id = read.reading.things.find(({ name }) => name === 'Charles Babbage')?.id;
  await accept(read, { things: [{ id, verdict: 'refused' }], facts: [] });
  await accept(await reading(read.document.id), { things: [{ id, verdict: 'open' }], facts: [] });
  expect((await reading(read.document.id)).review.things[id ?? '']).toMatchObject({ verdict: 'open' });
  const next = await processed(`${TEXT} Charles Babbage met John Herschel.`);
  expect(next.reading.things.map(({ name }) => name)).toContain('Charles Babbage');
});

test('a deleted document leaves what it made, and is not found any more', async () => {
  await newProject();
  const read = await processed();
  await accept(read);
  const { nodes } = await graph();
  expect((await call('DELETE', inProject(`/processing/documents/${read.document.id}`))).status).toBe(200);
  expect((await list()).total).toBe(0);
  expect((await list('babbage')).total).toBe(0);
  expect((await graph()).nodes).toHaveLength(nodes.length);
  const gone = await call('GET', `/processing/documents/${read.document.id}/sentence?start=0&end=9`);
  expect(code(gone)).toBe('DOCUMENT_NOT_FOUND');
});

describe('what a person decided', () => {
  const SEEN = 'Ada Lovelace was born in London. Charles Babbage was born in Paris.';
  const UNSEEN =
    'In the spring Charles Babbage wrote to Ada Lovelace from Vienna. Mary Somerville was born in Jedburgh, and Ada Lovelace lived in London.';

  test('of names, labels and types is what the next text of the project is read by, and of no other project', async () => {
    await newProject();
    const first = await processed(SEEN);
    const idOf = (name: string) => first.reading.things.find((thing) => thing.name === name)?.id ?? '';
    const born = first.reading.facts.filter(({ type }) => type === 'BORN_IN');
    expect(born).toHaveLength(2);
    await accept(first, {
      things: [
        { id: idOf('Ada Lovelace'), verdict: 'accepted', label: 'Mathematician' },
        { id: idOf('London'), verdict: 'accepted' },
        { id: idOf('Charles Babbage'), verdict: 'refused' },
        { id: idOf('Paris'), verdict: 'refused' },
      ],
      facts: [{ id: born[0]?.id, verdict: 'accepted', type: 'CAME_FROM' }],
    });
    const { nodes } = await graph();
    const { reading: taught } = await processed(UNSEEN);
    const found = new Map(taught.things.map((thing) => [thing.name, thing]));
    expect([...found.keys()]).not.toContain('Charles Babbage');
    expect(found.get('Ada Lovelace')).toMatchObject({
      label: 'Mathematician',
      nodeId: nodes.find(({ labels }) => labels.includes('Mathematician'))?.id,
    });
    expect(found.get('Mary Somerville')?.label).toBe('Person');
    const typeOf = (name: string) => taught.facts.find(({ from }) => from === found.get(name)?.id)?.type;
    expect(typeOf('Mary Somerville')).toBe('CAME_FROM');

    await newProject();
    const { reading: untaught } = await processed(UNSEEN);
    expect(untaught.things.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Charles Babbage', 'Ada Lovelace']),
    );
    expect(untaught.facts.map(({ type }) => type)).toContain('BORN_IN');
  });
});
