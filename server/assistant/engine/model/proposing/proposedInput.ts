import { z } from 'zod';

import {
  MAX_LABEL_LENGTH,
  MAX_LABELS,
  MAX_PROPERTIES,
  MAX_PROPERTY_NAME_LENGTH,
} from '../../../../contract/properties.js';

/** Most changes that a model proposes at once; more are asked for in words that the offline engine reads. */
const MOST_CHANGES = 100;

const name = z.string().trim().min(1).max(MAX_LABEL_LENGTH);
const property = z.string().trim().min(1).max(MAX_PROPERTY_NAME_LENGTH);
const scalar = z.union([z.string().max(10_000), z.number(), z.boolean()]);
const list = z.union([z.array(z.string()).max(200), z.array(z.number()).max(200), z.array(z.boolean()).max(200)]);
const properties = z
  .record(property, z.union([scalar, list]))
  .refine((all) => Object.keys(all).length <= MAX_PROPERTIES, 'too many properties');
const labels = z.array(name).max(MAX_LABELS);
const end = z.string().describe('id of a node that was read, or ref of one that is made before');

const change = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('createNode'),
    ref: z.string().min(1).max(40).describe('a name for it within this proposal'),
    labels: labels.min(1),
    properties,
  }),
  z.object({
    op: z.literal('updateNode'),
    id: z.string(),
    setProperties: properties.optional(),
    removeProperties: z.array(property).max(50).optional(),
    addLabels: labels.optional(),
    removeLabels: labels.optional(),
  }),
  z.object({ op: z.literal('deleteNode'), id: z.string() }),
  z.object({ op: z.literal('createRelationship'), type: name, from: end, to: end, properties: properties.optional() }),
  z.object({ op: z.literal('deleteRelationship'), id: z.string() }),
]);

/** What a model says that it proposes, before it is checked. */
export const proposedInput = z.object({ changes: z.array(change).min(1).max(MOST_CHANGES) });
export type ProposedChange = z.infer<typeof change>;
