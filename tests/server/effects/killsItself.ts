/** What a process that kills itself between two of its steps is made with. */
interface Steps {
  /** One step further, perhaps the last. */
  step(): void;
  /** Does work with a step before and a step after. */
  stepping<A extends unknown[], T>(work: (...args: A) => Promise<T>): (...args: A) => Promise<T>;
}

/** Kills this process after some steps, at least three. @param most how many steps more there may be */
export function killsItselfAmong(most: number): Steps {
  let steps = 3 + Math.floor(Math.random() * most);
  const step = () => {
    steps -= 1;
    if (steps <= 0) process.kill(process.pid, 'SIGKILL');
  };
  return {
    step,
    stepping:
      (work) =>
      async (...args) => {
        step();
        const done = await work(...args);
        step();
        return done;
      },
  };
}
