import { type Static, Type } from 'typebox';

import { DOCUMENT_KINDS, DOCUMENT_STATES } from '../../domain/processing/document.js';
import { PROSE_ENGINES, SAMENESS, THING_KINDS } from '../../domain/processing/proposal.js';
import { LanguageChoice } from './account.js';
import { changeId, documentId, nodeId, projectId, ProjectQuery, recordingId } from './ids.js';
import { Job } from './jobs.js';
import { page, PageQuery } from './pages.js';
import { DateTime, jsonMap, ref, words } from './schema.js';
import {
  DocumentDataSchema,
  DocumentTextSchema,
  DocumentTitleSchema,
  FindIdSchema,
  FindNameSchema,
  label,
  relationshipType,
  searchText,
} from './texts.js';

const closed = { additionalProperties: false };
const place = () => Type.Integer({ minimum: 0, description: 'Place in the text, in UTF-16 units' });
const span = { start: place(), end: place() };

export const DocumentKind = words(DOCUMENT_KINDS, {
  $id: 'DocumentKind',
  description: 'What it was before it was text',
});
export const DocumentState = words(DOCUMENT_STATES, { $id: 'DocumentState' });
export const ThingKind = words(THING_KINDS, { $id: 'ThingKind' });
export const Sameness = words(SAMENESS, { $id: 'Sameness', description: 'By what two names are taken for one thing' });

export const TextDocument = Type.Object(
  {
    id: documentId(),
    projectId: projectId(),
    title: ref(DocumentTitleSchema),
    kind: ref(DocumentKind),
    language: ref(LanguageChoice),
    state: ref(DocumentState),
    characters: Type.Integer({ description: 'Length of its text' }),
    things: Type.Integer({ description: 'How many things it names' }),
    facts: Type.Integer({ description: 'How many relationships it tells of' }),
    written: Type.Integer({ description: 'How many elements came of it and are there now' }),
    version: Type.Integer({ minimum: 1 }),
    createdAt: DateTime('When it was kept'),
    updatedAt: DateTime('When it was last read or reviewed'),
    recordingId: Type.Optional(recordingId()),
    job: Type.Optional(ref(Job)),
  },
  { $id: 'TextDocument', description: 'A text that was read, or is being read; with the job that reads it' },
);
export type TextDocument = Static<typeof TextDocument>;
export const DocumentPage = page(TextDocument, 'DocumentPage');
export type DocumentPage = Static<typeof DocumentPage>;
export const DocumentsQuery = Type.Object({ ...ProjectQuery, ...PageQuery, text: Type.Optional(searchText()) }, closed);
export type DocumentsQuery = Static<typeof DocumentsQuery>;

export const ProcessTextInput = Type.Object(
  {
    ...ProjectQuery,
    title: Type.Optional(ref(DocumentTitleSchema)),
    text: ref(DocumentTextSchema),
    language: Type.Optional(ref(LanguageChoice)),
  },
  {
    $id: 'ProcessTextInput',
    ...closed,
    description: 'Without a title its first words are one; the language is guessed',
  },
);
export const ProcessFileInput = Type.Object(
  { ...ProjectQuery, name: ref(DocumentTitleSchema), data: ref(DocumentDataSchema) },
  { $id: 'ProcessFileInput', ...closed, description: 'The end of its name says what the file is' },
);

export const TextSpan = Type.Object(span, { $id: 'TextSpan' });
export const SourcePlace = Type.Object(
  {
    ...span,
    page: Type.Optional(Type.Integer()),
    paragraph: Type.Optional(Type.Integer()),
    second: Type.Optional(Type.Number()),
  },
  { $id: 'SourcePlace', description: 'Where in its file a stretch of the text stood' },
);
export const Mention = Type.Object({ ...span, text: Type.String() }, { $id: 'Mention' });
export const ThingValue = Type.Object(
  {
    kind: words(['date', 'amount'], { title: 'ThingValueKind' }),
    iso: Type.Optional(Type.String({ maxLength: 40 })),
    number: Type.Optional(Type.Number()),
    unit: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { $id: 'ThingValue', description: 'What a date (`iso`) or an amount (`number`, `unit`) comes to' },
);
export const SimilarNode = Type.Object(
  { nodeId: nodeId(), name: Type.String(), label: Type.String(), by: ref(Sameness) },
  { $id: 'SimilarNode', description: 'A node that a thing may be' },
);
export const Thing = Type.Object(
  {
    id: ref(FindIdSchema),
    kind: ref(ThingKind),
    label: Type.String(),
    name: Type.String(),
    mentions: Type.Array(ref(Mention)),
    confidence: Type.Number(),
    value: Type.Optional(ref(ThingValue)),
    nodeId: Type.Optional(nodeId()),
    similar: Type.Optional(Type.Array(ref(SimilarNode))),
  },
  { $id: 'Thing', description: 'Something that a text names; it may become a node' },
);
export const Fact = Type.Object(
  {
    id: ref(FindIdSchema),
    type: Type.String(),
    from: ref(FindIdSchema),
    to: ref(FindIdSchema),
    evidence: ref(TextSpan),
    confidence: Type.Number(),
  },
  { $id: 'Fact', description: 'What a text says between two things; it may become a relationship' },
);
export const ReadBy = Type.Object(
  {
    engine: words(PROSE_ENGINES, { title: 'ProseEngine' }),
    model: Type.Optional(
      Type.String({ description: 'The model that read it, or, where the engine is `offline`, did not answer' }),
    ),
    parts: Type.Optional(Type.Integer({ description: 'Into how many parts it was divided for the model' })),
    byRules: Type.Optional(Type.Integer({ description: 'How many of them the model said nothing usable of' })),
  },
  { $id: 'ReadBy', description: 'Who read a text' },
);
export const Reading = Type.Object(
  {
    readBy: Type.Optional(ref(ReadBy)),
    sentences: Type.Array(ref(TextSpan)),
    things: Type.Array(ref(Thing)),
    facts: Type.Array(ref(Fact)),
  },
  { $id: 'Reading', description: 'What was found in a text: proposals' },
);

const verdict = () => words(['open', 'accepted', 'refused'], { title: 'FindVerdict' });
const thingReview = {
  label: Type.Optional(label()),
  name: Type.Optional(ref(FindNameSchema)),
  nodeId: Type.Optional(nodeId()),
  isNew: Type.Optional(Type.Boolean({ description: 'A node of its own, whatever it may be taken for' })),
  span: Type.Optional(ref(TextSpan)),
};
const factReview = { type: Type.Optional(relationshipType()), reversed: Type.Optional(Type.Boolean()) };
export const ThingReview = Type.Object({ verdict: verdict(), ...thingReview }, { $id: 'ThingReview', ...closed });
export const FactReview = Type.Object({ verdict: verdict(), ...factReview }, { $id: 'FactReview', ...closed });
export const Review = Type.Object(
  { things: jsonMap<Static<typeof ThingReview>>(), facts: jsonMap<Static<typeof FactReview>>() },
  { $id: 'Review', description: 'What a person made of the finds, by their ids' },
);
export const WrittenFinds = Type.Object(
  { things: jsonMap<string>(), facts: jsonMap<string>() },
  { $id: 'WrittenFinds', description: 'The element that came of each find, by its id; those that are still there' },
);
export const DocumentReading = Type.Object(
  {
    document: ref(TextDocument),
    text: Type.String(),
    places: Type.Array(ref(SourcePlace)),
    reading: ref(Reading),
    review: ref(Review),
    written: ref(WrittenFinds),
  },
  { $id: 'DocumentReading', description: 'A text with what was found in it; nothing before it was read' },
);
export type DocumentReading = Static<typeof DocumentReading>;

export const ReviewedThing = Type.Object(
  { id: ref(FindIdSchema), verdict: verdict(), ...thingReview },
  { $id: 'ReviewedThing', ...closed },
);
export const ReviewedFact = Type.Object(
  { id: ref(FindIdSchema), verdict: verdict(), ...factReview },
  { $id: 'ReviewedFact', ...closed },
);
/** Most finds of a kind that are decided at once. */
export const MOST_DECIDED = 20_000;
export const ReviewDocumentInput = Type.Object(
  {
    ...ProjectQuery,
    version: Type.Integer({ minimum: 1 }),
    things: Type.Array(ref(ReviewedThing), { maxItems: MOST_DECIDED }),
    facts: Type.Array(ref(ReviewedFact), { maxItems: MOST_DECIDED }),
  },
  { $id: 'ReviewDocumentInput', ...closed, description: 'What is accepted is written, as one step of the history' },
);
export type ReviewDocumentInput = Static<typeof ReviewDocumentInput>;
export const DocumentReviewed = Type.Object(
  {
    document: ref(TextDocument),
    changeId: Type.Optional(changeId()),
    nodesMade: Type.Integer(),
    relationshipsMade: Type.Integer(),
  },
  { $id: 'DocumentReviewed', description: 'Without a change nothing was written' },
);
export type DocumentReviewed = Static<typeof DocumentReviewed>;
export const DocumentInput = Type.Object(ProjectQuery, { $id: 'DocumentInput', ...closed });
export const DocumentDeleted = Type.Object({ id: documentId() }, { $id: 'DocumentDeleted' });
export const DocumentSentence = Type.Object(
  {
    documentId: documentId(),
    projectId: projectId(),
    title: Type.String(),
    sentence: Type.String({ description: 'Its first 1,000 characters' }),
    page: Type.Optional(Type.Integer({ description: 'The page of a PDF that it stands on' })),
    recordingId: Type.Optional(recordingId()),
    second: Type.Optional(Type.Number({ description: 'The second of a recording at which it is said' })),
  },
  { $id: 'DocumentSentence', description: 'A sentence of a document, and where to find it' },
);
export type DocumentSentence = Static<typeof DocumentSentence>;
