/** How long the page is held at a time, in milliseconds: less than a frame lasts. */
const SLICE_MS = 9;
/** So many take a small part of that. */
const AT_ONCE = 64;

/** Does something with each of many, some at a time, so that the page answers meanwhile. @param isWanted whether it still matters @returns whether all was done */
export async function inSlices(count: number, act: (at: number) => void, isWanted: () => boolean): Promise<boolean> {
  let end = performance.now() + SLICE_MS;
  for (let at = 0; at < count; at += 1) {
    act(at);
    if (at % AT_ONCE !== 0 || performance.now() < end) continue;
    await new Promise((resume) => setTimeout(resume, 0));
    if (!isWanted()) return false;
    end = performance.now() + SLICE_MS;
  }
  return isWanted();
}
