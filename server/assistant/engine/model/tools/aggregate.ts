import { tool } from 'ai';
import { z } from 'zod';

import { type NodeId } from '../../../../contract/ids.js';
import { type Filter, type Selection } from '../../../../graph/selection.js';
import { citeNode } from '../../../grounding/citations.js';
import { shownNode } from './shown.js';
import { needIds, type ToolScene } from './ToolScene.js';

const MOST_LISTED = 30;
/** Nodes that a mark of the whole cites. */
const MOST_CITED = 12;

const way = z.enum(['out', 'in', 'both']).default('both').describe('out: from start to end');
const condition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('compare'),
    property: z.string(),
    test: z.enum(['=', '>', '<', '>=', '<=']),
    value: z.union([z.string(), z.number(), z.boolean()]),
  }),
  z.object({ kind: z.literal('has'), property: z.string() }),
  z.object({ kind: z.literal('lacks'), property: z.string() }),
  z.object({ kind: z.literal('linked'), types: z.array(z.string()).min(1), way, to: z.array(z.string()).min(1) }),
]);
const rank = z.object({
  by: z.enum(['relationships', 'property', 'linked']),
  property: z.string().optional(),
  types: z.array(z.string()).optional(),
  way,
  least: z.boolean().default(false).describe('the smallest first'),
});
const input = z.object({
  label: z.string().optional(),
  where: z.array(condition).max(12).default([]),
  match: z.enum(['all', 'any']).default('all'),
  rank: rank.optional(),
  limit: z.number().int().min(1).max(MOST_LISTED).default(MOST_LISTED),
});

function filterOf(one: z.infer<typeof condition>): Filter {
  if (one.kind === 'lacks') return { kind: 'not', of: { kind: 'has', property: one.property } };
  if (one.kind !== 'linked') return one;
  needIds(one.to);
  return { kind: 'linked', steps: [{ types: one.types, way: one.way }], to: one.to as NodeId[] };
}

function measureOf({ by, property, types = [], way }: z.infer<typeof rank>): NonNullable<Selection['rank']>['measure'] {
  if (by === 'relationships') return { by: 'degree' };
  if (by === 'linked') return { by: 'linked', step: { types, way } };
  if (property === undefined) throw new Error('To rank by a property, say which.');
  return { by: 'property', property };
}

function selectionOf({ label, where, match, rank: ranked, limit }: z.infer<typeof input>): Selection {
  const filters = where.map(filterOf);
  return {
    ...(label === undefined ? {} : { label }),
    where: match === 'any' && filters.length > 1 ? [{ kind: 'any', of: filters }] : filters,
    ...(ranked === undefined ? {} : { rank: { measure: measureOf(ranked), least: ranked.least } }),
    limit,
  };
}

/** Names that the graph does not seem to have: a model that guessed them hears so, instead of a mere zero. */
async function strangers({ label, where, rank: ranked }: z.infer<typeof input>, { reading }: ToolScene) {
  const { labels } = await reading.shape();
  const known = labels.filter((one) => label === undefined || one.label === label);
  const names = new Set(known.flatMap(({ properties }) => properties.map(({ name }) => name)));
  const asked = [...where.flatMap((one) => ('property' in one ? [one.property] : [])), ranked?.property ?? []].flat();
  return {
    ...(label === undefined || known.length > 0 ? {} : { unknownLabel: label, labels: labels.map((one) => one.label) }),
    ...(asked.every((name) => names.has(name)) ? {} : { properties: [...names] }),
  };
}

/** Counts, lists and ranks the nodes that fulfil conditions. */
export const aggregate = (scene: ToolScene) =>
  tool({
    description:
      'Count, list and rank nodes: those of a label that fulfil conditions. Gives the exact total and the first of them; a list is not the whole when total is greater. Ranked by a property it sums that property as well. Cite the total by its mark.',
    inputSchema: input,
    execute: async (asked) => {
      const { reading, grounding } = scene;
      const { total, nodes, values, sum } = await reading.select(selectionOf(asked));
      return {
        total,
        ...(sum === undefined ? {} : { sumOfNumbers: sum.value, numbersSummed: sum.count }),
        mark: grounding.lookup(nodes.slice(0, MOST_CITED).map(citeNode)),
        nodes: nodes.map((node, place) => ({
          ...shownNode(node, reading),
          ...(asked.rank ? { rankedBy: values[place] } : {}),
        })),
        ...(total === 0 ? await strangers(asked, scene) : {}),
      };
    },
  });

/** Counts the relationships of a type. */
export const countRelationships = ({ reading, grounding }: ToolScene) =>
  tool({
    description: 'Count all relationships of a type. Cite the total by its mark.',
    inputSchema: z.object({ type: z.string() }),
    execute: async ({ type }) => {
      const known = (await reading.shape()).types.find((one) => one.type === type);
      if (known === undefined) throw new Error('No relationship has this type. Use one of relationshipTypes.');
      return { type, total: known.total, mark: grounding.lookup([]) };
    },
  });
