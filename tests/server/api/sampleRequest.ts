import { components } from '../../../server/contract/components.js';
import { type Operation } from '../../../server/contract/operation.js';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** What stands for each kind of id in a request: the objects that it is about. */
export interface Objects {
  readonly nodeId: string;
  readonly relationshipId: string;
  readonly projectId: string;
  readonly importId: string;
  readonly jobId: string;
  readonly notificationId: string;
  readonly deletionId: string;
  readonly deviceId: string;
  readonly trainExampleId: string;
  readonly conversationId: string;
  readonly messageId: string;
  readonly apiTokenId: string;
  readonly imageId: string;
  readonly documentId: string;
  readonly savedViewId: string;
  readonly recordingId: string;
  /** With the payment provider. */
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly checkoutId: string;
}

export interface SampleRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body: Record<string, unknown> | undefined;
}

/** A picture of one pixel, as base64. */
export const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const named = new Map(components.map((schema) => [schema.$id, schema as Schema]));
/** Ids of objects, and words that no plain text can stand for. */
const knownValue = (name: string, objects: Objects): string | undefined =>
  ({
    NodeId: objects.nodeId,
    RelationshipId: objects.relationshipId,
    ProjectId: objects.projectId,
    ImportId: objects.importId,
    JobId: objects.jobId,
    NotificationId: objects.notificationId,
    DeletionId: objects.deletionId,
    DeviceId: objects.deviceId,
    SavedViewId: objects.savedViewId,
    TrainExampleId: objects.trainExampleId,
    ConversationId: objects.conversationId,
    MessageId: objects.messageId,
    ApiTokenId: objects.apiTokenId,
    FrameOrigin: 'https://example.org',
    SignInId: 'A'.repeat(22),
    ImageId: objects.imageId,
    DocumentId: objects.documentId,
    RecordingId: objects.recordingId,
    Digest: 'a'.repeat(64),
    RecordingName: 'ada.mp3',
    // A text of a file, and what is found in it.
    DocumentData: 'QWRh',
    FindId: 't0',
    ImageData: DOT,
    PaymentCustomerId: objects.customerId,
    SubscriptionId: objects.subscriptionId,
    CheckoutId: objects.checkoutId,
    // Bob's: whoever asks is somebody else.
    UserEmail: 'bob@example.org',
    PlanId: 'harta_pro',
    ColourText: 'red',
    CheckoutKey: 'a-wish-of-somebody',
    PageSizeText: '10',
    PageToken: '1',
  })[name];

/** What the contract alone does not tell how to write. */
const KNOWN_BODIES: Readonly<Record<string, object>> = {
  ProcessFileInput: { name: 'ada.txt', data: 'QWRh' },
  AddRecordingInput: { name: 'ada.mp3', bytes: 1, fingerprint: 'a'.repeat(64) },
  GraphQueryInput: { query: { kind: 'count', set: { kind: 'all' } } },
  RereadInput: { query: { kind: 'count', set: { kind: 'all' } }, deltas: 1 },
};

/** The least value that a schema of the contract accepts; ids are those of the given objects. */
function sampleOf(schema: Schema, objects: Objects): unknown {
  const { $ref, type, properties = {}, required = [] } = schema;
  if ($ref !== undefined) {
    const name = $ref.replace('#', '');
    const component = named.get(name);
    if (component === undefined) throw new Error(`no component ${name}`);
    return knownValue(name, objects) ?? structuredClone(KNOWN_BODIES[name]) ?? sampleOf(component, objects);
  }
  if (schema.enum !== undefined) return schema.enum[0];
  if (type === 'string') return 'x'.repeat(Math.max(1, schema.minLength ?? 0));
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, objects));
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {}, objects)]));
}

const part = (operation: Operation, name: 'params' | 'querystring' | 'body') =>
  operation.schema[name] as Schema | undefined;
const resolved = (schema: Schema | undefined): Schema =>
  schema?.$ref === undefined ? (schema ?? {}) : (named.get(schema.$ref.replace('#', '')) ?? {});

/** Whether the operation says which project it is about, and where. */
export function placeOfProject(operation: Operation): 'querystring' | 'body' | undefined {
  return (['querystring', 'body'] as const).find(
    (place) => resolved(part(operation, place)).properties?.['projectId'] !== undefined,
  );
}

/**
 * Whether the operation names an element, an import, a notification, a train example or something of the chat that must be
 * there. Ids of conversations and messages in a body are new ones, made by the client, or such that may be gone.
 */
export function namesObject(operation: Operation): boolean {
  const params = JSON.stringify(part(operation, 'params') ?? {});
  const text = params + JSON.stringify(requiredOf(operation));
  return (
    /NodeId#|RelationshipId#|ImportId#|JobId#|ProjectId#|NotificationId#|DeletionId#|TrainExampleId#/.test(text) ||
    /UserEmail#|PaymentCustomerId#|SubscriptionId#|CheckoutId#|SettleCheckoutInput#/.test(
      params + JSON.stringify(part(operation, 'body') ?? {}),
    ) ||
    /ConversationId#|MessageId#|ApiTokenId#|SignInId#|DocumentId#|RecordingId#/.test(params)
  );
}

/** A list that may be empty is sent empty, so that it names nothing. */
const requiredOf = (operation: Operation) =>
  (['querystring', 'body'] as const).flatMap((place) => {
    const { required = [], properties = {} } = resolved(part(operation, place));
    return required
      .map((name) => properties[name])
      .filter((schema) => schema?.type !== 'array' || (schema.minItems ?? 0) > 0);
  });

interface SampleParts {
  readonly params: Record<string, string>;
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown> | undefined;
}

/** What a request says that the contract accepts, about these objects. @param inProject whether it names their project */
export function sampleParts(operation: Operation, objects: Objects, inProject: boolean): SampleParts {
  const params = sampleOf(part(operation, 'params') ?? {}, objects) as Record<string, string>;
  const query = sampleOf(resolved(part(operation, 'querystring')), objects) as Record<string, unknown>;
  // A form is sent by whoever asks for one.
  const bodySchema = operation.schema['consumes'] === undefined ? part(operation, 'body') : undefined;
  const body = bodySchema === undefined ? undefined : (sampleOf(bodySchema, objects) as Record<string, unknown>);
  const place = inProject ? placeOfProject(operation) : undefined;
  if (place === 'querystring') query['projectId'] = objects.projectId;
  if (place === 'body' && body !== undefined) body['projectId'] = objects.projectId;
  return { params, query, body };
}

/** A request that the contract accepts, about these objects. @param inProject whether it names their project */
export function sampleRequest(operation: Operation, objects: Objects, inProject: boolean): SampleRequest {
  const { params, query, body } = sampleParts(operation, objects, inProject);
  const path = operation.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return { method: operation.method, url: `/api${path}${search === '' ? '' : `?${search}`}`, body };
}
