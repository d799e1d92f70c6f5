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
