/**
 * Opens the browser's file chooser; call it when something was pressed. The input is never part of the page, so that the
 * button alone is met by keyboard and by screen readers.
 * @param accept endings that are offered first
 */
export function chooseFile(accept: string, onChosen: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file !== undefined) onChosen(file);
  });
  input.click();
}
