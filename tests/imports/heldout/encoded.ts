/** Bytes of a text in an encoding of one byte a letter, as old programs of spreadsheets write it; ș and ț with cedillas, which is all that they know. */
export function encoded(text: string, encoding: 'windows-1250' | 'iso-8859-2' | 'windows-1252'): Uint8Array {
  const letters = [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at))];
  const known = new Map(letters.map((letter, at) => [letter, at]));
  return Uint8Array.from([...withCedillas(text)].map((letter) => known.get(letter) ?? 63));
}

/** The Romanian letters as they were written before 2007. */
export const withCedillas = (text: string): string =>
  text.replaceAll('ș', 'ş').replaceAll('ț', 'ţ').replaceAll('Ș', 'Ş').replaceAll('Ț', 'Ţ');

/** UTF-16 with the bytes in either order, with its mark. */
export function utf16(text: string, order: 'le' | 'be'): Uint8Array {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
}
