/** Results that are kept: what strangers ask must not fill the memory. */
const MOST_KEPT = 20_000;

/** A function that works out its result once for the same texts. */
export function kept<Texts extends readonly unknown[], R extends object | boolean>(
  make: (...texts: Texts) => R,
): (...texts: Texts) => R {
  const known = new Map<string, R>();
  return (...texts) => {
    const key = texts.join('\n');
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(...texts);
    if (known.size > MOST_KEPT) known.clear();
    known.set(key, made);
    return made;
  };
}

/** A function that works out its result once for each object, for as long as that lives. */
export function once<K extends WeakKey, R extends object>(make: (of: K) => R): (of: K) => R {
  const known = new WeakMap<K, R>();
  return (of) => {
    const found = known.get(of) ?? make(of);
    known.set(of, found);
    return found;
  };
}
