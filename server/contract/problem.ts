import { Type } from 'typebox';

/**
 * Every code that a client may meet, with its HTTP status and English title (RFC 9457 `title`). The one place that says
 * so: REST, the mesh and the documents read it.
 */
export const PROBLEMS = {
  BAD_JSON: { status: 400, title: 'The request is not valid JSON' },
  VALIDATION_FAILED: { status: 422, title: 'Some fields are not valid' },
  PAGE_TOKEN_INVALID: { status: 422, title: 'The page token is not from this list' },
  QUERY_INVALID: { status: 422, title: 'The query cannot be read' },
  QUERY_TOO_COSTLY: { status: 422, title: 'The query takes too long on this graph' },
  UNAUTHENTICATED: { status: 401, title: 'Sign in first' },
  TOKEN_EXPIRED: { status: 401, title: 'The session has expired' },
  TOKEN_REVOKED: { status: 401, title: 'The session was ended' },
  FORBIDDEN: { status: 403, title: 'Not allowed' },
  PICTURE_NOT_FOUND: { status: 404, title: 'There is no picture to show' },
  ROUTE_NOT_FOUND: { status: 404, title: 'No such path' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'No such method here' },
  NODE_NOT_FOUND: { status: 404, title: 'No such node' },
  RELATIONSHIP_NOT_FOUND: { status: 404, title: 'No such relationship' },
  PROJECT_NOT_FOUND: { status: 404, title: 'No such project' },
  IMPORT_NOT_FOUND: { status: 404, title: 'No such import' },
  DOCUMENT_NOT_FOUND: { status: 404, title: 'No such document' },
  DOCUMENT_STATE: { status: 409, title: 'The document is not in a state for this' },
  IMAGE_NOT_FOUND: { status: 404, title: 'No such picture' },
  ARCHIVE_NOT_FOUND: { status: 404, title: 'There is no archive to download' },
  JOB_NOT_FOUND: { status: 404, title: 'No such job' },
  JOB_STATE: { status: 409, title: 'The job is not in a state for this' },
  NOTIFICATION_NOT_FOUND: { status: 404, title: 'No such notification' },
  EXAMPLE_NOT_FOUND: { status: 404, title: 'No such train example' },
  CONVERSATION_NOT_FOUND: { status: 404, title: 'No such conversation' },
  MESSAGE_NOT_FOUND: { status: 404, title: 'No such message' },
  API_TOKEN_NOT_FOUND: { status: 404, title: 'No such API token' },
  VIEW_TOKEN_NOT_FOUND: { status: 404, title: 'No such view' },
  SAVED_VIEW_NOT_FOUND: { status: 404, title: 'No such saved view' },
  SIGN_IN_NOT_FOUND: { status: 404, title: 'No such sign-in' },
  CUSTOMER_NOT_FOUND: { status: 404, title: 'No such payment customer' },
  SUBSCRIPTION_NOT_FOUND: { status: 404, title: 'No such subscription' },
  PLAN_NOT_FOUND: { status: 404, title: 'No such plan' },
  CHECKOUT_NOT_FOUND: { status: 404, title: 'No such check-out' },
  SUBSCRIPTION_STATE: { status: 409, title: 'The subscription is not in a state for this' },
  PAYMENTS_OFF: { status: 409, title: 'Nothing can be bought here' },
  PAYMENT_REFUSED: { status: 402, title: 'The payment was refused, and nothing was changed' },
  WEBHOOK_INVALID: { status: 400, title: 'The event is not signed by the payment provider' },
  VERSION_CONFLICT: { status: 409, title: 'Another change came first' },
  ID_TAKEN: { status: 409, title: 'The id is taken' },
  NOTHING_TO_UNDO: { status: 409, title: 'Nothing to undo' },
  NOTHING_TO_REDO: { status: 409, title: 'Nothing to redo' },
  IMPORT_STATE: { status: 409, title: 'The import is not in a state for this' },
  CONVERSATION_BUSY: { status: 409, title: 'An answer is being written in this conversation' },
  PROPOSAL_STATE: { status: 409, title: 'The proposal was decided already' },
  PROJECT_ARCHIVED: { status: 409, title: 'The project is archived: nothing in it changes' },
  QUOTA_PROJECTS: { status: 409, title: 'No more projects can be kept for this person' },
  QUOTA_ELEMENTS: { status: 409, title: 'No more nodes and relationships can be kept for this person' },
  QUOTA_BYTES: { status: 409, title: 'No more data can be kept for this person' },
  QUOTA_IMPORTS: { status: 409, title: 'No more imports of this person may wait' },
  QUOTA_IMAGES: { status: 409, title: 'No more pictures can be kept for this person' },
  QUOTA_VIEWS: { status: 409, title: 'No more views can be kept of this project' },
  QUOTA_DOCUMENTS: { status: 409, title: 'No more documents can be kept for this person' },
  QUOTA_TOKENS: { status: 409, title: 'No more API tokens can be kept for this person' },
  QUOTA_INTERACTIONS: { status: 409, title: 'All messages of this month have been used' },
  BODY_TOO_LARGE: { status: 413, title: 'The request is too large' },
  MEDIA_TYPE: { status: 415, title: 'The content type is not supported' },
  ORIGIN_INVALID: { status: 422, title: 'That is no origin of a site that may show a view' },
  CONFIRMATION_WRONG: { status: 422, title: 'What was typed is not what was asked for' },
  DOCUMENT_EMPTY: { status: 422, title: 'There is no text in the file' },
  DOCUMENT_TOO_LARGE: { status: 422, title: 'The text of the file is too long' },
  DOCUMENT_NOT_TEXT: { status: 422, title: 'The file is no text' },
  DOCUMENT_ENCRYPTED: { status: 422, title: 'The file asks for a password' },
  DOCUMENT_DAMAGED: { status: 422, title: 'The file is damaged' },
  DOCUMENT_UNKNOWN_FORMAT: { status: 422, title: 'Files of this kind are not read' },
  FILE_INVALID: { status: 422, title: 'The file cannot be read' },
  RATE_LIMITED: { status: 429, title: 'Too many requests' },
  INTERNAL: { status: 500, title: 'Something failed here' },
  FILE_DAMAGED: {
    status: 500,
    title: 'What is stored for this person is damaged: who runs Harta stops it and runs `npm run check`',
  },
  STORAGE_FULL: { status: 507, title: 'The disk is full: nothing was changed, and reading goes on' },
  UNAVAILABLE: { status: 503, title: 'Not available at the moment' },
} as const satisfies Record<string, { status: number; title: string }>;

/** A code of {@link PROBLEMS}. */
export type ProblemCode = keyof typeof PROBLEMS;

/** One field that is wrong: `path` as a JSON pointer after the part of the request (`body/labels/0`). */
export const FieldProblem = Type.Object(
  { path: Type.String(), message: Type.String() },
  { $id: 'FieldProblem', description: 'One field that is wrong and why' },
);

/** RFC 9457 problem details, with a code, the fields and, for a conflict, the present element. */
export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    code: Type.String(),
    detail: Type.Optional(Type.String()),
    instance: Type.Optional(Type.String()),
    errors: Type.Optional(Type.Array(Type.Unsafe<{ path: string; message: string }>({ $ref: 'FieldProblem#' }))),
    present: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        additionalProperties: true,
        description: 'The element as it stands now, when another change came first',
      }),
    ),
    before: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        additionalProperties: true,
        description: 'The element as it was in the version that the change was made against, where it is still known',
      }),
    ),
  },
  { $id: 'Problem', description: 'What went wrong (RFC 9457)' },
);
