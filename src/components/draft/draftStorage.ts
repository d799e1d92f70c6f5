const PREFIX = 'draft:';

/**
 * What was kept under a key and not forgotten since, in this tab; undefined when nothing is. Whoever reads a key says by
 * `T` what its own form wrote there.
 */
export function readDraft<T>(key: string): T | undefined {
  try {
    const stored = sessionStorage.getItem(PREFIX + key);
    return stored === null ? undefined : (JSON.parse(stored) as T);
  } catch {
    return undefined;
  }
}

/** Keeps unsaved input, which must survive JSON, through reloads of this tab. Undefined forgets it. */
export function writeDraft(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Without storage the draft lives as long as the component.
  }
}

/** Keys under which something is kept and which begin so. */
export function draftKeys(beginning: string): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX + beginning))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Forgets everything unsaved in this tab: the next person at this screen must not find it. */
export function forgetDrafts(): void {
  for (const key of draftKeys('')) writeDraft(key, undefined);
}
