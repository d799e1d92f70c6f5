import {
  type ConversationId,
  type ImageId,
  type ImportId,
  type MessageId,
  type OwnerId,
  type ProjectId,
} from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Grant, isViewer, reaches } from '../../people/identity/Person.js';
import { type Policy } from './Policy.js';

/** Tells in which project something lies. Each throws the `…_NOT_FOUND` of its kind. */
export interface ProjectOf {
  import(owner: OwnerId, id: ImportId): Promise<ProjectId>;
  message(owner: OwnerId, uid: MessageId): Promise<ProjectId>;
  conversation(owner: OwnerId, id: ConversationId): Promise<ProjectId>;
  /** The projects that a picture is of: the one whose canvas it shows, and those of the nodes that wear it. */
  picture(owner: OwnerId, picture: ImageId): Promise<readonly ProjectId[]>;
}

/** What a call names, wherever in it: in its path, its query or its body. */
export interface Named {
  readonly projectId?: ProjectId;
  readonly importId?: ImportId;
  readonly imageId?: ImageId;
  readonly uid?: MessageId;
  readonly conversationId?: ConversationId;
  readonly conversationIds?: readonly ConversationId[];
}

/** Refuses a token that is not for such calls, before anything of them is read. @throws ProblemError FORBIDDEN or PERSON_REQUIRED */
export function refuseScope(grant: Grant | null, { needs, about, isViewable }: Policy): void {
  if (grant === null) return;
  if (isViewer(grant) && isViewable !== true)
    throw new ProblemError('FORBIDDEN', { detail: 'This token is for looking at one project in a frame' });
  if (needs === 'person') throw new ProblemError('PERSON_REQUIRED');
  if (needs === 'session') throw new ProblemError('FORBIDDEN', { detail: 'This takes a sign-in, not an API token' });
  if (needs === 'write' && grant.scope !== 'write')
    throw new ProblemError('FORBIDDEN', { detail: 'This API token is for reading only' });
  if (about === 'account' && grant.projectId !== null)
    throw new ProblemError('FORBIDDEN', { detail: 'This API token is for one project only' });
}

/** What lies elsewhere is not there for a token of one project, as what is another person's is not. */
function refuseElsewhere(grant: Grant, found: ProjectId, code: 'PROJECT_NOT_FOUND' | NotFound): void {
  if (!reaches(grant, found)) throw new ProblemError(code);
}
type NotFound = 'IMPORT_NOT_FOUND' | 'MESSAGE_NOT_FOUND' | 'CONVERSATION_NOT_FOUND';

/**
 * Whoever may write could put a picture of another project on a node of their own, to read it: for them it must be of no other project.
 */
function refusePicture(grant: Grant, projects: readonly ProjectId[]): void {
  const isHere = projects.some((project) => reaches(grant, project));
  const isElsewhere = projects.some((project) => !reaches(grant, project));
  if (!isHere || (grant.scope === 'write' && isElsewhere)) throw new ProblemError('IMAGE_NOT_FOUND');
}

/** The same message again is answered with its turn, which may be another project's. */
async function refuseKnownElsewhere(grant: Grant, ownerId: OwnerId, uid: MessageId, projectOf: ProjectOf) {
  const known = await projectOf.message(ownerId, uid).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'MESSAGE_NOT_FOUND') return undefined;
    throw error;
  });
  if (known !== undefined && !reaches(grant, known)) throw new ProblemError('ID_TAKEN');
}

/**
 * Refuses a token of one project what lies in others. Whoever signed in, or has a token of all, passes: that what is theirs
 * alone is found is the stores' own affair. Throws ProblemError FORBIDDEN or the `…_NOT_FOUND` of what is named.
 */
export async function refuseOtherProjects(
  { ownerId, grant }: { readonly ownerId: OwnerId; readonly grant: Grant | null },
  { about }: Policy,
  named: Named,
  projectOf: ProjectOf,
): Promise<void> {
  if (grant?.projectId == null) return;
  if (named.projectId !== undefined) refuseElsewhere(grant, named.projectId, 'PROJECT_NOT_FOUND');
  if (about === 'import' && named.importId !== undefined)
    refuseElsewhere(grant, await projectOf.import(ownerId, named.importId), 'IMPORT_NOT_FOUND');
  if (about === 'message' && named.uid !== undefined)
    refuseElsewhere(grant, await projectOf.message(ownerId, named.uid), 'MESSAGE_NOT_FOUND');
  if (about === 'turn' && named.uid !== undefined) await refuseKnownElsewhere(grant, ownerId, named.uid, projectOf);
  if (about === 'picture' && named.imageId !== undefined)
    refusePicture(grant, await projectOf.picture(ownerId, named.imageId));
  if (about !== 'conversations') return;
  const ids = named.conversationIds ?? (named.conversationId === undefined ? [] : [named.conversationId]);
  if (ids.length === 0) throw new ProblemError('FORBIDDEN', { detail: 'This API token is for one project only' });
  for (const id of ids) refuseElsewhere(grant, await projectOf.conversation(ownerId, id), 'CONVERSATION_NOT_FOUND');
}
