/** What many calls took. */
export interface Figures {
  readonly p50: number;
  readonly p95: number;
  /** Processor time of the process per call, its worker threads included. */
  readonly cpu: number;
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Calls once for each input, one after the other, and measures each. The first tenth only warms up. */
export async function measure<T>(inputs: readonly T[], call: (input: T) => Promise<unknown>): Promise<Figures> {
  const warm = Math.ceil(inputs.length / 10);
  for (const input of inputs.slice(0, warm)) await call(input);
  const times: number[] = [];
  const before = cpuMs();
  for (const input of inputs) {
    const start = performance.now();
    await call(input);
    times.push(performance.now() - start);
  }
  const cpu = (cpuMs() - before) / inputs.length;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), cpu };
}

/** Watches how long the event loop of this thread is held; returns the longest hold in milliseconds. */
export function watchLoop(): () => number {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 5);
    last = now;
  }, 5);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/** Watches the resident memory of the process; returns its peak above the start in MB. */
export function watchMemory(): () => number {
  const start = process.memoryUsage.rss();
  let peak = start;
  const look = () => (peak = Math.max(peak, process.memoryUsage.rss()));
  const timer = setInterval(look, 50);
  return () => {
    clearInterval(timer);
    look();
    return (peak - start) / 1048576;
  };
}
