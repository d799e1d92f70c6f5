import { tool } from 'ai';
import { z } from 'zod';

import { type NodeId } from '../../../../contract/ids.js';
import { fold, foldedWords } from '../../../../../domain/folding/fold.js';
import { citeNode } from '../../../grounding/citations.js';
import { candidate, namesOf, shownNode, shownRelationship } from './shown.js';
import { needIds, type ToolScene } from './ToolScene.js';

const FOUND = 15;
const MOST_READ = 20;
const MOST_AROUND = 40;

/** Nodes by their words: as the search of the canvas finds them, then those whose name only begins so. */
async function searched(text: string, { reading }: ToolScene) {
  const found = (await reading.store.search(reading.scope, { text, limit: FOUND })).nodes;
  if (found.length > 0) return found;
  const words = foldedWords(text).filter((word) => word.length > 2);
  const beginnings = words.map((word) => word.slice(0, Math.max(4, word.length - 3)));
  return (await reading.mentioned({ captions: [fold(text)], beginnings, words, near: [] })).slice(0, FOUND);
}

/** Searches for nodes by name or by words in their properties. */
export const search = (scene: ToolScene) =>
  tool({
    description:
      'Find nodes by name or by words in their properties. Gives candidates with ids; read those you need before you say anything of them.',
    inputSchema: z.object({ text: z.string().min(1).max(256) }),
    execute: async ({ text }) => ({
      candidates: (await searched(text, scene)).map((one) => candidate(one, scene.reading)),
    }),
  });

/** Reads nodes with all their properties. */
export const read = ({ reading }: ToolScene) =>
  tool({
    description: `Read up to ${MOST_READ} nodes by their ids: labels, properties, and the mark that cites each.`,
    inputSchema: z.object({ ids: z.array(z.string()).min(1).max(MOST_READ) }),
    execute: async ({ ids }) => {
      needIds(ids);
      const nodes = await reading.read(ids as NodeId[]);
      const known = new Set<string>(nodes.map(({ id }) => id));
      return { nodes: nodes.map((one) => shownNode(one, reading)), unknownIds: ids.filter((id) => !known.has(id)) };
    },
  });

/** Reads what is joined to a node. */
export const neighbours = ({ reading }: ToolScene) =>
  tool({
    description: 'Read the relationships of a node and the nodes at their other ends; of one type, when it is given.',
    inputSchema: z.object({ id: z.string(), type: z.string().optional() }),
    execute: async ({ id, type }) => {
      needIds([id]);
      const around = await reading.around(id as NodeId, MOST_AROUND);
      const relationships = around.relationships.filter((one) => type === undefined || one.type === type);
      const ends = new Set<string>(relationships.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]));
      const nameOf = namesOf(around.nodes, reading);
      return {
        relationships: relationships.map((one) => shownRelationship(one, nameOf)),
        nodes: around.nodes.filter((one) => ends.has(one.id)).map((one) => shownNode(one, reading)),
        nodesLeftOut: around.leftOut,
      };
    },
  });

/** Most elements that a change is shown with. */
const MOST_TOUCHED = 20;
const MOST_CHANGES = 50;

/** Tells what changed in the graph in a time. */
export const changes = ({ reading, grounding }: ToolScene) =>
  tool({
    description:
      'What was changed in the graph since a time (ISO 8601), newest first; until another, when it is given.',
    inputSchema: z.object({ since: z.iso.datetime(), until: z.iso.datetime().optional() }),
    execute: async ({ since, until }) => {
      const found = await reading.changes(since, until);
      const touched = new Set(found.flatMap(({ elements }) => elements.map(({ id }) => id)));
      const nodes = [...reading.nodes.values()].filter(({ id }) => touched.has(id));
      return {
        total: found.length,
        mark: grounding.lookup(nodes.map(citeNode).slice(0, MOST_TOUCHED)),
        changes: found.slice(0, MOST_CHANGES).map(({ at, source, total, elements }) => ({
          at,
          source,
          total,
          elements: elements.slice(0, MOST_TOUCHED),
        })),
      };
    },
  });
