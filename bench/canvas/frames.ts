/** In the page: when frames began while something moves. */
export const FRAMES = `
  probe.frames = [];
  probe.watching = true;
  const frame = (now) => {
    probe.frames.push(now);
    if (probe.watching) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
`;
