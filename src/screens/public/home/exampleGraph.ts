import { type texts } from '../../../../locales/en/index';

type Caption = keyof (typeof texts)['public']['example'];

/** A small true graph: what flows, stands and borders where, around the lower Danube. Captions are locale keys. */
export const EXAMPLE_NODES = [
  { id: 'romania', label: 'Country', caption: 'romania' },
  { id: 'bulgaria', label: 'Country', caption: 'bulgaria' },
  { id: 'serbia', label: 'Country', caption: 'serbia' },
  { id: 'moldova', label: 'Country', caption: 'moldova' },
  { id: 'bucharest', label: 'City', caption: 'bucharest' },
  { id: 'belgrade', label: 'City', caption: 'belgrade' },
  { id: 'sofia', label: 'City', caption: 'sofia' },
  { id: 'chisinau', label: 'City', caption: 'chisinau' },
  { id: 'danube', label: 'River', caption: 'danube' },
  { id: 'prut', label: 'River', caption: 'prut' },
  { id: 'blackSea', label: 'Sea', caption: 'blackSea' },
] as const satisfies readonly { id: string; label: string; caption: Caption }[];

type NodeId = (typeof EXAMPLE_NODES)[number]['id'];

export const EXAMPLE_RELATIONSHIPS = [
  ['bucharest', 'capitalOf', 'romania'],
  ['sofia', 'capitalOf', 'bulgaria'],
  ['belgrade', 'capitalOf', 'serbia'],
  ['chisinau', 'capitalOf', 'moldova'],
  ['romania', 'borders', 'bulgaria'],
  ['romania', 'borders', 'serbia'],
  ['romania', 'borders', 'moldova'],
  ['bulgaria', 'borders', 'serbia'],
  ['danube', 'flowsThrough', 'romania'],
  ['danube', 'flowsThrough', 'serbia'],
  ['danube', 'flowsThrough', 'bulgaria'],
  ['prut', 'flowsInto', 'danube'],
  ['prut', 'flowsThrough', 'moldova'],
  ['danube', 'flowsInto', 'blackSea'],
] as const satisfies readonly (readonly [NodeId, Caption, NodeId])[];
