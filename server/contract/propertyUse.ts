import { type Static, Type } from 'typebox';

import { ElementKind } from './changeSummary.js';
import { ProjectQuery } from './ids.js';
import { PropertyKindSchema } from './properties.js';
import { ref } from './schema.js';
import { label } from './texts.js';

export const PropertyUseQuery = Type.Object(
  {
    ...ProjectQuery,
    of: ref(ElementKind),
    name: Type.Optional(label()),
  },
  { additionalProperties: false },
);
export type PropertyUseQuery = Static<typeof PropertyUseQuery>;

export const PropertyUse = Type.Object(
  {
    name: Type.String(),
    kind: ref(PropertyKindSchema),
    total: Type.Integer({ description: 'How many of the elements that were looked at have it' }),
  },
  { $id: 'PropertyUse', description: 'A property as elements have it, of the kind that most of its values are of' },
);
export type PropertyUse = Static<typeof PropertyUse>;

export const PropertyUseList = Type.Object(
  {
    items: Type.Array(ref(PropertyUse), { description: 'What most elements have first' }),
    looked: Type.Integer({ description: 'How many elements were looked at: the first and the last made of many' }),
    total: Type.Integer({ description: 'Number of different names' }),
  },
  { $id: 'PropertyUseList' },
);
export type PropertyUseList = Static<typeof PropertyUseList>;
