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

/** Saves a file under this name. */
export function save(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Saves a text as a file; a mark at its beginning tells spreadsheets that it is UTF-8. */
export const saveText = (text: string, type: string, fileName: string): void =>
  save(new Blob(['\uFEFF', text], { type }), fileName);

/** Saves what the backend answered as a file. @returns the name that it says, or this one */
export async function saveAnswer(response: Response, otherwise: string): Promise<string> {
  const fileName = fileNameIn(response.headers.get('content-disposition')) ?? otherwise;
  save(await response.blob(), fileName);
  return fileName;
}
