import { type ApolloClient } from '@apollo/client';

import { type SpokenSegment } from '../../domain/audio/transcript';
import { type TranscriptFormat } from '../../domain/audio/transcriptFiles';
import { type Page } from '../../domain/lists/pagedList';
import { type Present, present } from '../../domain/wire/present';
import { RecordingsDocument } from '../../graphql/generated/audio';
import { type components } from '../../graphql/generated/rest';
import { type RecordingFieldsFragment } from '../../graphql/generated/types';
import { type ListRequest, pagedListMachineOf } from '../../machines/pagedListMachine';
import { KEPT_BY_MACHINE } from '../apollo/reading';
import { restFetch } from '../apollo/rest';
import { required } from '../graph/calls/required';

/** What an address of the page asks to see. */
export interface WantedRecording {
  readonly id: string;
  readonly projectId: string;
}

/** The address of a recording, at one of its seconds when that is given. */
export const recordingAddress = ({ id, projectId }: WantedRecording, second?: number): string =>
  `/dashboard/audio?${new URLSearchParams({
    ...{ recording: id, project: projectId },
    ...(second !== undefined && { at: String(second) }),
  })}`;

/** The second that an address asks for; undefined when it asks for none. */
export function secondIn(query: URLSearchParams): number | undefined {
  const at = query.get('at') ?? '';
  return /^\d{1,6}(\.\d{1,6})?$/u.test(at) ? Number(at) : undefined;
}

/** A recording, without its transcript. */
export type Recording = Present<RecordingFieldsFragment>;

/** What the list is asked for, and what it answers. */
export type RecordingRequest = ListRequest<{ readonly text: string; readonly projectId: string }>;
export type RecordingPage = Page<Recording>;

/** The recordings of a project; the project is given when the list is begun. */
export const recordingList = pagedListMachineOf<Recording, RecordingRequest['filter']>({
  pageSize: 50,
  noFilter: { text: '', projectId: '' },
  idOf: ({ id }) => id,
});

/** A page of recordings. @throws what the client throws */
export async function loadRecordings(
  client: ApolloClient,
  { filter: { projectId }, pageSize, pageToken }: RecordingRequest,
): Promise<RecordingPage> {
  const variables = { projectId, pageSize, pageToken };
  const { data } = await client.query({ query: RecordingsDocument, variables, ...KEPT_BY_MACHINE });
  return present(required(data?.recordings));
}

/** A recording with what is said in it, and when. */
export interface RecordingTranscript {
  readonly recording: Recording;
  readonly transcript: { readonly segments: readonly SpokenSegment[] };
}

const pathOf = ({ id, projectId }: WantedRecording, what: string, more: Readonly<Record<string, string>> = {}) =>
  `/api/audio/recordings/${id}/${what}?${new URLSearchParams({ projectId, ...more })}`;

/** @throws ProblemFailure */
export async function loadTranscript(wanted: WantedRecording): Promise<RecordingTranscript> {
  return (await (await restFetch(pathOf(wanted, 'transcript'))).json()) as RecordingTranscript;
}

/** A corrected segment of the version that was seen. @throws ProblemFailure */
export async function editTranscript(
  { id, projectId }: WantedRecording,
  edit: { readonly version: number; readonly segment: number; readonly text: string },
): Promise<RecordingTranscript> {
  const response = await restFetch(`/api/audio/recordings/${id}/transcript`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ projectId, ...edit }),
  });
  return (await response.json()) as RecordingTranscript;
}

/** An address from which a player reads as much of a recording as it plays, for a while. @throws ProblemFailure */
export async function soundAddress(wanted: WantedRecording): Promise<string> {
  const response = await restFetch(pathOf(wanted, 'listening'), { method: 'POST', keepsNothing: true });
  const { ticket } = (await response.json()) as components['schemas']['SoundTicket'];
  return pathOf(wanted, 'file', { ticket });
}

/** The transcript as a file. @throws ProblemFailure */
export const downloadTranscript = (wanted: WantedRecording, format: TranscriptFormat): Promise<Response> =>
  restFetch(pathOf(wanted, 'download', { format }));
