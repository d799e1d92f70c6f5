import { Type } from 'typebox';

import { RECORDING_SIZES } from '../../domain/audio/recording.js';
import { ID_PATTERN } from '../../domain/ids/ids.js';
import { DOCUMENT_SIZES } from '../../domain/processing/document.js';
import { LONGEST_CYPHER } from '../../domain/query/cypher/Fault.js';
import { MAX_LABEL_LENGTH, MAX_PROPERTY_NAME_LENGTH } from './properties.js';
import { ref } from './schema.js';

/** Texts with a bound, named once, so that every caller and the mesh know them by one name. */
const text = (
  name: string,
  description: string,
  limits: { minLength?: number; maxLength?: number; pattern?: string },
) => Type.String({ $id: name, description, ...limits });

export const LabelSchema = text('Label', 'A label of a node', { minLength: 1, maxLength: MAX_LABEL_LENGTH });
export const TypeNameSchema = text('TypeName', 'A type of a relationship', {
  minLength: 1,
  maxLength: MAX_LABEL_LENGTH,
});
export const PropertyNameSchema = text('PropertyName', 'A name of a property', {
  minLength: 1,
  maxLength: MAX_PROPERTY_NAME_LENGTH,
});
export const SearchTextSchema = text('SearchText', 'Words to find; diacritics are ignored', {
  minLength: 1,
  maxLength: 256,
});
export const ListingTextSchema = text('ListingText', 'A query that lists nodes, as JSON text', {
  minLength: 2,
  maxLength: 8192,
});
export const PageTokenSchema = text('PageToken', 'Token of the page before; `1` or none is the first page', {
  minLength: 1,
  maxLength: 2048,
});
export const ReferenceSchema = text('Reference', 'File name, message or recording that something came from', {
  maxLength: 512,
});
export const ProjectNameSchema = text('ProjectName', 'Name of a project', {
  minLength: 1,
  maxLength: 128,
  pattern: '\\S',
});
export const ProjectDescriptionSchema = text('ProjectDescription', 'What a project is about, or empty', {
  maxLength: 1000,
});
/** What a person writes into a style: the name of a property, a value, a template. */
export const StyleTextSchema = text('StyleText', 'A part of a style', { maxLength: 256 });
export const StyledNameSchema = text('StyledName', 'A label or type', { minLength: 1, maxLength: MAX_LABEL_LENGTH });
export const ColourTextSchema = text('ColourText', 'A hue by its name, or `#rrggbb`', {
  pattern: '^(#[0-9a-fA-F]{6}|[a-z]{3,12})$',
});
export const ImageNameSchema = text('ImageName', 'Name of a picture', { minLength: 1, maxLength: 128, pattern: '\\S' });
/** Largest file of a picture that is taken, in bytes. */
export const LARGEST_IMAGE = 5 * 1024 * 1024;
export const ImageDataSchema = text('ImageData', 'The file of a picture (PNG, JPEG, GIF or BMP) as base64', {
  minLength: 1,
  maxLength: Math.ceil(LARGEST_IMAGE / 3) * 4,
});
export const DocumentTitleSchema = text('DocumentTitle', 'What a document is called', {
  minLength: 1,
  maxLength: DOCUMENT_SIZES.title,
  pattern: '\\S',
});
export const DocumentTextSchema = text('DocumentText', 'Prose in English or Romanian', {
  minLength: 1,
  maxLength: DOCUMENT_SIZES.text,
  pattern: '\\S',
});
export const DocumentDataSchema = text('DocumentData', 'The file of a document as base64', {
  maxLength: Math.ceil(DOCUMENT_SIZES.file / 3) * 4,
});
export const RecordingNameSchema = text('RecordingName', 'What a recording is called', {
  minLength: 1,
  maxLength: RECORDING_SIZES.name,
  pattern: '\\S',
});
export const SegmentTextSchema = text('SegmentText', 'What is said in a stretch of a recording', {
  minLength: 1,
  maxLength: 20_000,
  pattern: '\\S',
});
export const DigestSchema = text('Digest', 'SHA-256 in hexadecimal digits', { pattern: '^[0-9a-f]{64}$' });
export const FindIdSchema = text(
  'FindId',
  'Id of a find, within one reading of one document; o and a place of the text (o12-20) for what a person marked',
  {
    pattern: '^(?:[tf][0-9]{1,7}|o[0-9]{1,7}-[0-9]{1,7})$',
  },
);
export const FindNameSchema = text('FindName', 'What a person calls something that was found', {
  minLength: 1,
  maxLength: 1000,
  pattern: '\\S',
});
export const PersonNameSchema = text('PersonName', 'Name of a person or an organisation, or empty', { maxLength: 128 });
export const AboutSchema = text('About', 'A few words about a person', { maxLength: 2000 });
export const PictureAddressSchema = text(
  'PictureAddress',
  'https address of a picture, without a user name in it, or empty',
  {
    maxLength: 2048,
    pattern: '^(https://[^\\s/?#@\\\\]+([/?#]\\S*)?)?$',
  },
);
export const NotificationStatusTextSchema = text('NotificationStatusText', '`read` or `unread`, in any case', {
  pattern: '^([uU][nN])?[rR][eE][aA][dD]$',
});
export const ConfirmationSchema = text(
  'Confirmation',
  'What is typed to confirm: the e-mail address of who asks, or the name of what goes; the id of what has neither',
  {
    minLength: 1,
    maxLength: 320,
  },
);
export const DeviceNameSchema = text('DeviceName', 'What a person calls a browser: its name and its system', {
  minLength: 1,
  maxLength: 64,
  pattern: '\\S',
});
export const ApiTokenNameSchema = text('ApiTokenName', 'What a person calls an API token', {
  minLength: 1,
  maxLength: 64,
  pattern: '\\S',
});
export const ViewTokenNameSchema = text('ViewTokenName', 'What a person calls a view in a frame', {
  minLength: 1,
  maxLength: 64,
  pattern: '\\S',
});
export const SavedViewNameSchema = text('SavedViewName', 'What a person calls a way of looking at a project', {
  minLength: 1,
  maxLength: 64,
  pattern: '\\S',
});
export const FrameOriginSchema = text(
  'FrameOrigin',
  'Origin of a site that may show a view in a frame: https with a name, or http on this machine; no path',
  { maxLength: 255, pattern: '^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$' },
);
/** Longest question and answer of a train example, in characters, and longest file of them. */
export const EXAMPLE_LIMITS = { question: 2000, answer: 10_000, tag: 64, file: 5_000_000 } as const;
export const ExampleQuestionSchema = text('ExampleQuestion', 'A question that the assistant learns to answer', {
  minLength: 1,
  maxLength: EXAMPLE_LIMITS.question,
  pattern: '\\S',
});
export const ExampleAnswerSchema = text('ExampleAnswer', 'What the assistant is to answer', {
  minLength: 1,
  maxLength: EXAMPLE_LIMITS.answer,
  pattern: '\\S',
});
export const TagSchema = text('Tag', 'A word that train examples are grouped by', {
  minLength: 1,
  maxLength: EXAMPLE_LIMITS.tag,
  pattern: '\\S',
});
export const ExamplesTextSchema = text('ExamplesText', 'The text of a file of train examples', {
  maxLength: EXAMPLE_LIMITS.file,
});
export const AliasWordsSchema = text('AliasWords', 'Words that a person has said to mean a name of the graph', {
  minLength: 1,
  maxLength: 128,
  pattern: '\\S',
});
/** Longest message to the assistant, in characters. */
export const LONGEST_MESSAGE = 8000;
export const ChatTextSchema = text('ChatText', 'A message to the assistant', {
  minLength: 1,
  maxLength: LONGEST_MESSAGE,
  pattern: '\\S',
});
export const CypherTextSchema = text(
  'CypherText',
  'A question in Cypher, of which docs/cypher.md names what is read; the rest is refused with its line and column',
  { minLength: 1, maxLength: LONGEST_CYPHER },
);
export const ConversationTitleSchema = text('ConversationTitle', 'Title of a conversation', {
  minLength: 1,
  maxLength: 128,
  pattern: '\\S',
});
export const InteractionKeySchema = text('InteractionKey', 'Whatever names the counted act, once', {
  minLength: 1,
  maxLength: 64,
});
export const PageSizeTextSchema = text('PageSizeText', 'How many items at the most, 1 to 500, in a path', {
  pattern: '^([1-9][0-9]?|[1-4][0-9][0-9]|500)$',
});
export const IdListSchema = text('IdList', 'Up to 100 ids, with commas between', {
  pattern: `^${ID_PATTERN}(,${ID_PATTERN}){0,99}$`,
});

export const label = () => ref(LabelSchema);
export const relationshipType = () => ref(TypeNameSchema);
export const propertyName = () => ref(PropertyNameSchema);
export const searchText = () => ref(SearchTextSchema);
export const listingText = () => ref(ListingTextSchema);
export const pageToken = () => ref(PageTokenSchema);
