/** The file name that a `content-disposition` header gives, the one in UTF-8 before the plain one; undefined without. */
export function fileNameIn(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // A name that is not encoded soundly counts as none; the plain one follows.
    }
  }
  const quoted = /filename="((?:[^"\\]|\\.)*)"/i.exec(header ?? '')?.[1]?.replace(/\\(.)/g, '$1');
  const name = quoted ?? /filename=([^;"]+)/i.exec(header ?? '')?.[1]?.trim();
  return name === '' ? undefined : name;
}
