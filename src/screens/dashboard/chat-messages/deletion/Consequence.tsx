import { useTranslation } from 'react-i18next';

import { type ChatDeletionTarget } from './chatDeletion';

interface ConsequenceProps {
  readonly target: ChatDeletionTarget;
  /** How many messages everything is; null while that is not known. */
  readonly total: number | null;
  readonly isCounting: boolean;
}

/** What a deletion takes away, in numbers. */
export function Consequence({ target, total, isCounting }: ConsequenceProps) {
  const { t } = useTranslation('history');
  const text = () => {
    if (target.kind === 'message') return t(target.isQuestion ? 'confirm.question' : 'confirm.answer');
    if (target.kind === 'everything') {
      if (total !== null) return t('confirm.everything', { count: total });
      return isCounting ? t('confirm.counting') : '';
    }
    const { ids, title, messages } = target;
    if (title !== null) return t('confirm.one', { title, count: messages });
    return t('confirm.several', {
      conversations: t('confirm.conversations', { count: ids.length }),
      messages: t('confirm.messages', { count: messages }),
    });
  };
  return <p aria-live="polite">{text()}</p>;
}
