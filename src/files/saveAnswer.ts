import { fileNameIn } from './fileNameIn';

function save(blob: Blob, fileName: string): void {
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

/** Saves what the backend answered as a file. @returns the name that it says, or this one */
export async function saveAnswer(response: Response, otherwise: string): Promise<string> {
  const fileName = fileNameIn(response.headers.get('content-disposition')) ?? otherwise;
  save(await response.blob(), fileName);
  return fileName;
}
