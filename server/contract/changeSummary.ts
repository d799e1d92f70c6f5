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

export type SummarisedEnd = Static<typeof SummarisedEnd>;

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
    startBefore: Type.Optional(ref(SummarisedEnd)),
    endBefore: Type.Optional(ref(SummarisedEnd)),
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

const ENDS =
  'Which end of the relationships was hung elsewhere, or that they were turned round. `start` and `end` say where all hang now, `startBefore` and `endBefore` where all hung';

export const SummarisedAlike = Type.Object(
  {
    operation: ref(ChangeOperation),
    kind: ref(ElementKind),
    total: Type.Integer(),
    name: Type.String({
      description:
        'A label that all of them wear, beside those that they were given, or the type of all; empty where there is none',
    }),
    nameBefore: Type.Optional(Type.String({ description: 'The type that all of them had before, when that changed' })),
    start: Type.Optional(ref(SummarisedEnd)),
    end: Type.Optional(ref(SummarisedEnd)),
    startBefore: Type.Optional(ref(SummarisedEnd)),
    endBefore: Type.Optional(ref(SummarisedEnd)),
    ends: Type.Optional(words(['start', 'end', 'both', 'turned'], { title: 'EndsChanged', description: ENDS })),
    along: Type.Optional(
      Type.Integer({ description: 'Relationships that were made, went or moved with the nodes on which they hang' }),
    ),
    into: Type.Optional(ref(SummarisedEnd)),
    labelsAdded: Type.Array(Type.String()),
    labelsRemoved: Type.Array(Type.String()),
    changed: Type.Array(Type.String(), { description: 'Names of the properties that were changed' }),
    before: properties(),
    after: properties(),
    beforeKinds: propertyKinds(),
    afterKinds: propertyKinds(),
  },
  {
    $id: 'SummarisedAlike',
    description:
      'What a change of several elements did to each of them alike: to nodes with the relationships that hang on them (`along`), also where they became one with another node (`into`). `before` has nothing of a property in which they differed. Long texts and lists are cut',
  },
);
export type SummarisedAlike = Static<typeof SummarisedAlike>;

export const ChangeSummary = Type.Object(
  {
    elements: Type.Array(ref(SummarisedElement), { description: 'The first elements, nodes before relationships' }),
    byName: Type.Array(ref(SummarisedCount), { description: 'How many of each label and type, the most first' }),
    alike: Type.Optional(ref(SummarisedAlike)),
    styles: Type.Optional(
      Type.Array(ref(SummarisedStyle), { description: 'The first labels and types that look otherwise' }),
    ),
  },
  { $id: 'ChangeSummary', description: 'What a change did, in names and values as they were when it was made' },
);
export type ChangeSummary = Static<typeof ChangeSummary>;
