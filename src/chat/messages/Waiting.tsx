import { useTranslation } from 'react-i18next';

import { Mark } from '../../components/logo/Logo';
import styles from './messages.module.css';

/** Height of the mark beside an answer, in pixels. */
const MARK = 28;

/** The mark beside what the assistant says. */
export function AssistantMark() {
  return (
    <span className={styles.mark}>
      <Mark size={MARK} />
    </span>
  );
}

/** Says that an answer is on its way before its first words are there. */
export function Waiting() {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.answer}>
      <AssistantMark />
      <div className={styles.body}>
        <Writing words={t('waiting')} />
      </div>
    </div>
  );
}

/** A quiet sign that something is being written. */
export function Writing({ words }: { readonly words: string }) {
  return (
    <p className={styles.writing}>
      <span className={styles.dots} aria-hidden />
      {words}
    </p>
  );
}
