import { useToast } from '../../../../components/toast/useToast';

/** What is told of copying. */
interface CopyTexts {
  readonly copied: string;
  readonly failed: string;
}

/** Copies a text, and says whether it did. */
export function useCopyText(texts: CopyTexts): (text: string) => void {
  const { show } = useToast();
  const copied = () => void show({ tone: 'success', title: texts.copied });
  const failed = () => void show({ tone: 'error', title: texts.failed });
  return (text) => {
    // A page that is not served securely has no clipboard.
    if (navigator.clipboard === undefined) failed();
    else void navigator.clipboard.writeText(text).then(copied, failed);
  };
}
