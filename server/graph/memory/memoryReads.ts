import { type Delta } from '../../../domain/changes/edit.js';
import { type ElementSource } from '../changing/ElementSource.js';
import {
  type Between,
  type ElementKey,
  type GatheredProject,
  type ManyReads,
  type VersionSpan,
} from '../changing/gathering/GatheredProject.js';
import { nodeAnswer, relationshipAnswer } from './answers.js';
import { type MemoryProject } from './MemoryProject.js';

/** Hears of each reading for a change: of what kind it is, and how many it asks for. */
export type OnReading = (kind: keyof ManyReads, keys: number) => void;

/** The elements that a project in memory has now, for whoever names them. */
export const memoryNames = (project: MemoryProject): Pick<ElementSource, 'node' | 'relationship' | 'captions'> => ({
  node: (id) => project.nodes.get(id),
  relationship: (id) => project.relationships.get(id),
  captions: () => project.captions(),
});

const revisionsIn = (project: MemoryProject, { of, id, version, present }: VersionSpan): Delta[] =>
  [...project.revisionsOf(of, id)]
    .filter(([at]) => at > version && at <= present)
    .sort(([one], [other]) => other - one)
    .map(([, before]) => before);

const oldestBetween = (project: MemoryProject, { type, startNodeId, endNodeId }: Between): string | undefined =>
  project
    .relationshipsOf(startNodeId)
    .find((one) => one.type === type && one.startNodeId === startNodeId && one.endNodeId === endNodeId)?.id;

const isPromised = (project: MemoryProject, { of, id }: ElementKey): boolean =>
  [...project.imports.values()].some(
    (one) => one.state === 'open' && (of === 'node' ? one.nodes : one.relationships).has(id),
  );

/** What a change reads of a project in memory, as of an engine that takes a while to answer. */
export function memoryReads(project: MemoryProject, onReading: OnReading): GatheredProject {
  const each =
    <Key, Answer>(kind: keyof ManyReads, answer: (key: Key) => Answer) =>
    async (keys: readonly Key[]): Promise<Answer[]> => {
      onReading(kind, keys.length);
      await Promise.resolve();
      return keys.map(answer);
    };
  const { nodes, relationships } = project;
  return {
    captions: project.captions(),
    lastNumbers: project.lastNumbers,
    reads: {
      nodes: each('nodes', (id) => nodes.get(id)),
      relationships: each('relationships', (id) => relationships.get(id)),
      relationshipsOf: each('relationshipsOf', (id) => project.relationshipsOf(id)),
      oldestBetween: each('oldestBetween', (pair) => oldestBetween(project, pair)),
      lastRevisions: each('lastRevisions', ({ of, id }) => project.lastRevision(of, id)),
      revisions: each('revisions', (span) => revisionsIn(project, span)),
      arePromised: each('arePromised', (element) => isPromised(project, element)),
      presentNodes: each('presentNodes', (id) => {
        const node = nodes.get(id);
        return node && nodeAnswer(project, node);
      }),
      presentRelationships: each('presentRelationships', (id) => {
        const relationship = relationships.get(id);
        return relationship && relationshipAnswer(relationship);
      }),
    },
  };
}
