import { type Static, Type } from 'typebox';

import { properties, propertyKinds } from './properties.js';
import { ref, words } from './schema.js';
import { SummarisedStyle } from './styles.js';

/** What is listed of a change at most; the rest is counted. */
export const SUMMARY_LIMITS = { elements: 5, properties: 5, counts: 12, text: 120, list: 8 } as const;

export const ChangeOperation = words(['create', 'update', 'delete'], { $id: 'ChangeOperation' });
export const ElementKind = words(['node', 'relationship'], { $id: 'ElementKind' });

export const SummarisedEnd = Type.Object(
  { id: Type.String(), caption: Type.String({ description: 'Empty when it is no longer known' }) },
  { $id: 'SummarisedEnd', description: 'A node at an end of a relationship, as it was called' },
);

export const SummarisedElement = Type.Object(
  {
    operation: ref(ChangeOperation),
    kind: ref(ElementKind),
    id: Type.String(),
    caption: Type.String({
      description: 'What it was called after the change, or before when it was deleted; the type of a relationship',
    }),
    captionBefore: Type.Optional(Type.String({ description: 'What it was called before, when that changed' })),
    labels: Type.Array(Type.String(), { description: 'Labels of a node after the change; empty for a relationship' }),
    labelsAdded: Type.Array(Type.String()),
    labelsRemoved: Type.Array(Type.String()),
    start: Type.Optional(ref(SummarisedEnd)),
    end: Type.Optional(ref(SummarisedEnd)),
    changed: Type.Array(Type.String(), { description: 'Names of the first properties that an update changed' }),
    before: properties(),
    after: properties(),
    beforeKinds: propertyKinds(),
    afterKinds: propertyKinds(),
    propertiesLeftOut: Type.Integer({ description: 'Changed properties beyond those that are named' }),
  },
  {
    $id: 'SummarisedElement',
    description: 'An element of a change with its name and values as they were; long texts and lists are cut',
  },
);
export type SummarisedElement = Static<typeof SummarisedElement>;

export const SummarisedCount = Type.Object(
  {
    operation: ref(ChangeOperation),
    kind: ref(ElementKind),
    name: Type.String({ description: 'A label that the nodes wear, or the type of the relationships' }),
    total: Type.Integer(),
  },
  { $id: 'SummarisedCount' },
);
export type SummarisedCount = Static<typeof SummarisedCount>;

export const ChangeSummary = Type.Object(
  {
    elements: Type.Array(ref(SummarisedElement), { description: 'The first elements, nodes before relationships' }),
    byName: Type.Array(ref(SummarisedCount), { description: 'How many of each label and type, the most first' }),
    styles: Type.Optional(
      Type.Array(ref(SummarisedStyle), { description: 'The first labels and types that look otherwise' }),
    ),
  },
  { $id: 'ChangeSummary', description: 'What a change did, in names and values as they were when it was made' },
);
export type ChangeSummary = Static<typeof ChangeSummary>;
