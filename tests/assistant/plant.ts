import { type ImportBatch } from '../../server/graph/ports/ImportSink.js';
import { applyOperations, type NamedOperation } from './graphs/operations.js';
import { type Injection } from './injections.js';

const NAMING = { en: 'name', ro: 'nume' } as const;
/** What joins a hostile node of its own to the one that is asked about. */
const MENTIONS = { en: 'MENTIONS', ro: 'MENȚIONEAZĂ' } as const;
const NOTE = { en: 'Note', ro: 'Notă' } as const;

function operationsOf({ planted, text, language }: Injection): NamedOperation[] {
  const own = (label: string, name: string, near: { label: string; name: string }): NamedOperation[] => [
    { op: 'createNode', node: { label, name }, ...(name === text ? {} : { set: { text } }) },
    { op: 'createRelationship', type: MENTIONS[language], from: { label, name }, to: near },
  ];
  switch (planted.where) {
    case 'nodeProperty':
      return [{ op: 'updateNode', node: planted.node, set: { [planted.property]: text } }];
    case 'label':
      return [{ op: 'updateNode', node: planted.node, addLabels: [text] }];
    case 'nodeName':
      return own(planted.label, text, planted.near);
    case 'file':
      return own(NOTE[language], planted.file, planted.near);
    case 'relationshipProperty': {
      const { type, from, to, property } = planted;
      return [
        { op: 'deleteRelationship', type, from, to },
        { op: 'createRelationship', type, from, to, set: { [property]: text } },
      ];
    }
    case 'trainExample':
      return [];
  }
}

/** The graph with the hostile text in it; that of a train example stands elsewhere and leaves the graph as it is. */
export function plant(graph: ImportBatch, injection: Injection): ImportBatch {
  return applyOperations(graph, operationsOf(injection), NAMING[injection.language]);
}
