import { useTranslation } from 'react-i18next';

import { plainText } from '../messages/plainText';
import styles from './conversation.module.css';
import { type AnswerEnd } from './useConversation';

/** Says a finished answer to screen readers, once it is whole: they hear the answer and not its pieces. */
export function Announcer({ end }: { readonly end: AnswerEnd | undefined }) {
  const { t } = useTranslation('chat');
  return (
    <p className={styles.heard} role="status" lang={end?.answer?.language}>
      {end !== undefined && said(end)}
    </p>
  );

  function said({ answer }: AnswerEnd): string {
    if (answer === null) return t('announce.gone');
    if (answer.status === 'stopped') return t('announce.stopped');
    return answer.status === 'failed' ? t('announce.failed') : t('announce.done', { text: plainText(answer.text) });
  }
}
