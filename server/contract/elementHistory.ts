import { type Static, Type } from 'typebox';

import { SummarisedElement } from './changeSummary.js';
import { ChangeSource } from './elements.js';
import { changeId } from './ids.js';
import { DateTime, ref } from './schema.js';

export const ElementChange = Type.Object(
  {
    id: changeId(),
    number: Type.Integer({ description: 'Grows by one with each change of the project' }),
    at: DateTime('When it was made'),
    source: ref(ChangeSource),
    reference: Type.Optional(Type.String({ description: 'File name or message that it came from' })),
    undone: Type.Boolean({ description: 'Whether it is undone at present' }),
    element: ref(SummarisedElement),
  },
  { $id: 'ElementChange', description: 'What one change did to one element' },
);
export type ElementChange = Static<typeof ElementChange>;

export const ElementChanges = Type.Object(
  {
    items: Type.Array(ref(ElementChange), { description: 'Newest first' }),
    complete: Type.Boolean({ description: 'False when there are older ones' }),
  },
  { $id: 'ElementChanges' },
);
export type ElementChanges = Static<typeof ElementChanges>;
