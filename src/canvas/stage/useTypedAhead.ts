import { type RefObject, useLayoutEffect } from 'react';

/** Puts text where the caret stands, as if it had been typed: whoever follows the field hears of it. */
function typeInto(field: HTMLInputElement, text: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const at = field.selectionStart ?? field.value.length;
  setValue?.call(field, field.value.slice(0, at) + text + field.value.slice(field.selectionEnd ?? at));
  field.setSelectionRange(at + text.length, at + text.length);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isText = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;

/**
 * Keeps what is typed while a form on the canvas opens, and gives it to the field that takes the focus: none of it works as
 * a shortcut. Ends with the first focus in a field on the stage.
 */
export function useTypedAhead(isOpening: boolean, stage: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!isOpening) return;
    let typed = '';
    let isSent = false;
    const hold = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return;
      if (isText(event)) typed += event.key;
      else if (event.key === 'Backspace') typed = [...typed].slice(0, -1).join('');
      else if (event.key === 'Enter') isSent = true;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const stop = () => {
      document.removeEventListener('keydown', hold, true);
      document.removeEventListener('focusin', hand, true);
    };
    const hand = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || stage.current?.contains(target) !== true) return;
      if (target.closest('[role="dialog"]') === null) return;
      stop();
      // A field that takes the focus while it is being mounted does not follow its form yet.
      queueMicrotask(() => {
        if (typed !== '') typeInto(target, typed);
        if (isSent) target.form?.requestSubmit();
      });
    };
    document.addEventListener('keydown', hold, true);
    document.addEventListener('focusin', hand, true);
    return stop;
  }, [isOpening, stage]);
}
