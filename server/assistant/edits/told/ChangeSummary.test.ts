import { expect, test } from 'vitest';

import { type GraphNode } from '../../../contract/elements.js';
import { type NodeId } from '../../../contract/ids.js';
import { AS_USUAL } from '../../reading/GraphReading.js';
import { ChangeSummary } from './ChangeSummary.js';

const KEY = new Map<string, string>();
const TOGETHER = new Map([['Om', '{name} ({born})']]);

test.each([
  ['its only property', KEY, 'ro', 'Redenumește Ana Pop în „Ana Dan”'],
  ['a caption that is put together', TOGETHER, 'ro', 'Redenumește Ana Pop în „Ana Dan”'],
  ['its only property', KEY, 'en', 'Rename Ana Pop to “Ana Dan”'],
] as const)(
  'a node that goes by %s is renamed in words, without the key of the property',
  (_, captions, language, told) => {
    const called = { ...AS_USUAL, captions };
    const telling = new ChangeSummary(
      { nameOf: () => 'Ana Pop', called, nodes: new Map(), relationships: new Map() },
      language,
    );
    const nodeId = 'n' as NodeId;
    const node = { id: nodeId, labels: ['Om'], properties: { name: 'Ana Pop', born: 1980 }, propertyKinds: {} };
    telling.know(node as unknown as GraphNode); // of a node only these are told
    const said = telling.of({ op: 'updateNode', nodeId, setProperties: { name: 'Ana Dan' } });
    expect(said).toBe(told);
  },
);
