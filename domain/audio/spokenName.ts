/**
 * What a language is called in another, by the code that a transcriber told; the code itself where there is no name for it.
 * @param reader the language of the reader
 */
export function spokenName(code: string | undefined, reader: string): string | undefined {
  if (code === undefined) return undefined;
  try {
    return new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code;
  } catch {
    // Servers tell what they like, also what can be no code.
    return code;
  }
}
