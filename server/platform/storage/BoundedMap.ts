/** A map that holds so many entries at most: one more drops the one that was put longest ago. An entry that is put again is the newest. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  constructor(private readonly most: number) {
    super();
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.most && oldest !== undefined) this.delete(oldest);
    return this;
  }

  /** The value of a key, which is worked out where it is not held; it is the newest then. */
  use(key: Key, find: () => Value): Value {
    const value = this.has(key) ? (this.get(key) as Value) : find(); // undefined may be a value
    this.set(key, value);
    return value;
  }
}
