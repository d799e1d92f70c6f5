/** What has to be traced for the tasks and the frames. */
export const TRACED = ['toplevel', 'disabled-by-default-devtools.timeline.frame', '__metadata'] as const;

/** An event as Chromium's tracing reports it; `dur` and `tdur` in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly frame_reporter?: FrameReport };
}

/**
 * What Chromium's compositor reports of a frame: base/tracing/protos/chrome_track_event.proto, ChromeFrameReporter. What
 * the compositor shows is what is seen: it scrolls without waiting for the page's scripts.
 */
export interface FrameReport {
  readonly state: string;
  readonly scroll_state: string;
  readonly has_missing_content: boolean;
}

/** A task, in milliseconds by the clock and by the processor. */
export interface Task {
  readonly wall: number;
  readonly cpu: number;
}

/** The tasks of the page's main thread. */
export function tasksOf(events: readonly TraceEvent[]): Task[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1000, cpu: tdur / 1000 }));
}

/** The frames in which the compositor scrolled and had something to show. */
export const framesOf = (events: readonly TraceEvent[]): FrameReport[] =>
  events
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .flatMap(({ args }) => args?.frame_reporter ?? [])
    .filter(({ state, scroll_state }) => state !== 'STATE_NO_UPDATE_DESIRED' && scroll_state !== 'SCROLL_NONE');

/** Of a hundred frames those that were dropped, and those that were shown with a gap. */
export function shares(frames: readonly FrameReport[]): { readonly droppedShare: number; readonly gapShare: number } {
  const share = (is: (frame: FrameReport) => boolean) => (frames.filter(is).length / Math.max(1, frames.length)) * 100;
  return {
    droppedShare: share(({ state }) => state === 'STATE_DROPPED'),
    gapShare: share(({ has_missing_content }) => has_missing_content),
  };
}
