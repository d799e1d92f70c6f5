import { type ClipboardEvent } from 'react';

/** The name of what was pasted; its ending says that tabs separate its cells. */
const NAME = 'pasted.tsv';

/** Whether a text is rows of cells, as a spreadsheet puts them into the clipboard: several lines, each with as many tabs. */
function isTable(text: string): boolean {
  const lines = text.trimEnd().split(/\r?\n/, 20);
  const cells = lines.map((line) => line.split('\t').length);
  return lines.length > 1 && (cells[0] ?? 1) > 1 && cells.every((count) => count === cells[0]);
}

const isTypedInto = (target: EventTarget): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** Takes a table that is pasted from a spreadsheet, or files that are pasted, as if they had been dropped. What a part inside took is left to it. */
export function usePastedTable(isReady: boolean, onFiles: (files: readonly File[]) => void) {
  return (event: ClipboardEvent): void => {
    if (!isReady || event.defaultPrevented || isTypedInto(event.target)) return;
    const files = [...event.clipboardData.files];
    const text = event.clipboardData.getData('text/plain');
    if (files.length === 0 && !isTable(text)) return;
    event.preventDefault();
    onFiles(files.length > 0 ? files : [new File([text], NAME, { type: 'text/tab-separated-values' })]);
  };
}
