import { type Static, Type } from 'typebox';

import { ID_PATTERN } from '../../domain/ids/ids.js';
import { ref } from './schema.js';

declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** The person who owns a row: the identity provider's uid. Never comes from a request body. */
export type OwnerId = Branded<'OwnerId'>;
/** A project of one person. */
export type ProjectId = Branded<'ProjectId'>;
/** A node of one project. */
export type NodeId = Branded<'NodeId'>;
/** A relationship of one project. */
export type RelationshipId = Branded<'RelationshipId'>;
/** An entry of a project's change log. */
export type ChangeId = Branded<'ChangeId'>;
/** A staged import. */
export type ImportId = Branded<'ImportId'>;

/** A notification of one person. */
export type NotificationId = Branded<'NotificationId'>;
/** An example that one person teaches the assistant. */
export type TrainExampleId = Branded<'TrainExampleId'>;
/** A conversation with the assistant. */
export type ConversationId = Branded<'ConversationId'>;
/** A message of a conversation. */
export type MessageId = Branded<'MessageId'>;
/** Something that is done for one person in the background. */
export type JobId = Branded<'JobId'>;
/** A picture that a person keeps. */
export type ImageId = Branded<'ImageId'>;
/** A way of looking at a project that a person keeps. */
export type SavedViewId = Branded<'SavedViewId'>;
/** A text that was read, or is to be. */
export type DocumentId = Branded<'DocumentId'>;
/** A recording that a person keeps. */
export type RecordingId = Branded<'RecordingId'>;
/** What a program may come with in place of a sign-in. */
export type ApiTokenId = Branded<'ApiTokenId'>;
/** A deletion of notifications that can be undone for a while. */
export type DeletionId = Branded<'DeletionId'>;

const ulid = (name: string, description: string) => Type.String({ $id: name, pattern: `^${ID_PATTERN}$`, description });

export const NodeIdSchema = ulid('NodeId', 'Id of a node (ULID)');
export const RelationshipIdSchema = ulid('RelationshipId', 'Id of a relationship (ULID)');
export const ProjectIdSchema = ulid('ProjectId', 'Id of a project (ULID)');
export const ImportIdSchema = ulid('ImportId', 'Id of an import (ULID)');
export const ChangeIdSchema = ulid('ChangeId', 'Id of an entry of the change log (ULID)');

export const NotificationIdSchema = ulid('NotificationId', 'Id of a notification (ULID)');
export const DeletionIdSchema = ulid('DeletionId', 'Id of a deletion that can still be undone (ULID)');
export const TrainExampleIdSchema = ulid('TrainExampleId', 'Id of a train example (ULID)');
export const ConversationIdSchema = ulid('ConversationId', 'Id of a conversation: made by the client (ULID)');
export const MessageIdSchema = ulid('MessageId', 'Id of a message to the assistant or of an answer (ULID)');
export const JobIdSchema = ulid('JobId', 'Id of a job (ULID)');
export const ImageIdSchema = ulid('ImageId', 'Id of a picture (ULID)');
export const SavedViewIdSchema = ulid('SavedViewId', 'Id of a saved view (ULID)');
export const DocumentIdSchema = ulid('DocumentId', 'Id of a document (ULID)');
export const RecordingIdSchema = ulid('RecordingId', 'Id of a recording (ULID)');
export const DeviceIdSchema = ulid('DeviceId', 'Id of a browser: made once by it and kept there (ULID)');
export const ApiTokenIdSchema = ulid('ApiTokenId', 'Id of an API token (ULID); not its secret');

export const nodeId = () => Type.Unsafe<NodeId>(ref(NodeIdSchema));
export const relationshipId = () => Type.Unsafe<RelationshipId>(ref(RelationshipIdSchema));
export const projectId = () => Type.Unsafe<ProjectId>(ref(ProjectIdSchema));
export const importId = () => Type.Unsafe<ImportId>(ref(ImportIdSchema));
export const changeId = () => Type.Unsafe<ChangeId>(ref(ChangeIdSchema));
export const notificationId = () => Type.Unsafe<NotificationId>(ref(NotificationIdSchema));
export const deletionId = () => Type.Unsafe<DeletionId>(ref(DeletionIdSchema));
export const trainExampleId = () => Type.Unsafe<TrainExampleId>(ref(TrainExampleIdSchema));
export const conversationId = () => Type.Unsafe<ConversationId>(ref(ConversationIdSchema));
export const jobId = () => Type.Unsafe<JobId>(ref(JobIdSchema));
export const messageId = () => Type.Unsafe<MessageId>(ref(MessageIdSchema));
export const imageId = () => Type.Unsafe<ImageId>(ref(ImageIdSchema));
export const savedViewId = () => Type.Unsafe<SavedViewId>(ref(SavedViewIdSchema));
export const documentId = () => Type.Unsafe<DocumentId>(ref(DocumentIdSchema));
export const recordingId = () => Type.Unsafe<RecordingId>(ref(RecordingIdSchema));
export const apiTokenId = () => Type.Unsafe<ApiTokenId>(ref(ApiTokenIdSchema));

/** The project that a call is about; without one it means the person's default project. */
export const ProjectQuery = { projectId: Type.Optional(projectId()) };
export type ProjectQuery = { projectId?: Static<ReturnType<typeof projectId>> };
