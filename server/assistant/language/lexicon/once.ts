/** Results that are kept: what strangers ask must not fill the memory. */
const MOST_KEPT = 20_000;

/** A function that works out its result once for the same values, told apart by how they are written. */
export function keptBy<Of extends readonly unknown[], R extends object | boolean>(
  make: (...of: Of) => R,
): (...of: Of) => R {
  const known = new Map<string, R>();
  return (...of) => {
    const key = of.join('\n');
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(...of);
    if (known.size > MOST_KEPT) known.clear();
    known.set(key, made);
    return made;
  };
}

/** The same of one text, whatever else a caller such as `map` passes. */
export function kept<Text extends string, R extends object | boolean>(make: (text: Text) => R): (text: Text) => R {
  const all = keptBy(make);
  return (text) => all(text);
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
