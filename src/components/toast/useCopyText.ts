import { useCallback } from 'react';

import { useToast } from './useToast';

/** What is told of copying. */
interface CopyTexts {
  readonly copied: string;
  readonly failed: string;
}

/** Copies a text, and says whether it did. */
export function useCopyText({ copied, failed }: CopyTexts): (text: string) => void {
  const { show } = useToast();
  return useCallback(
    (text) => {
      const tellCopied = () => void show({ tone: 'success', title: copied });
      const tellFailed = () => void show({ tone: 'error', title: failed });
      // A page that is not served securely has no clipboard.
      if (navigator.clipboard === undefined) tellFailed();
      else void navigator.clipboard.writeText(text).then(tellCopied, tellFailed);
    },
    [show, copied, failed],
  );
}
