/** A port of this machine that nobody listens on, and that is chosen no second time while this process lives. */
export function freePort(): Promise<number>;
