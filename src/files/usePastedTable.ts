import { useEffect, useEffectEvent } from 'react';

/** The name of what was pasted; its ending says that tabs separate its cells. */
const NAME = 'pasted.tsv';

/** A cell between quotation marks, which may hold lines and tabs of its own. */
const QUOTED = /(^|\t|\n)"(?:[^"]|"")*"(?=[\t\r\n]|$)/g;

/** Whether a text is rows of cells, as a spreadsheet puts them into the clipboard: several lines, each with as many tabs. */
export function isTable(text: string): boolean {
  const lines = text.replaceAll(QUOTED, '$1').trimEnd().split(/\r?\n/, 20);
  const cells = lines.map((line) => line.split('\t').length);
  return lines.length > 1 && (cells[0] ?? 1) > 1 && cells.every((count) => count === cells[0]);
}

/** Where a paste is somebody else's: in what is typed into, and in a dialog, which may cover the page. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(input|textarea|select)$/i.test(target.tagName) ||
    target.closest('[role=dialog]') !== null);

/**
 * Takes a table that is pasted from a spreadsheet, or files that are pasted, as if they had been dropped, wherever the page has the focus:
 * who has just come to it has it nowhere, and a paste is then the body's. What a part of the page took is left to it.
 */
export function usePastedTable(isReady: boolean, onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent): void => {
    if (!isReady || event.defaultPrevented || isTaken(event.target)) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (files.length === 0 && !isTable(text)) return;
    event.preventDefault();
    onFiles(files.length > 0 ? files : [new File([text], NAME, { type: 'text/tab-separated-values' })]);
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent): void => take(event);
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);
}
