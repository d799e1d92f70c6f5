/** Up to two initials of a display name; of the e-mail address where there is no name. */
export function initialsOf(displayName: string | null | undefined, email: string | null | undefined): string {
  const words = (displayName ?? '').trim().split(/\s+/u).filter(Boolean);
  const named = words.length > 1 ? [words[0], words.at(-1)] : words;
  const source = named.length > 0 ? named : [email ?? '?'];
  return source
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
