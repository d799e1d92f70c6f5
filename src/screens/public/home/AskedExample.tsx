import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AnswerPicture } from './AnswerPicture';
import { type Question } from './exampleGraph';
import styles from './HomeScreen.module.css';

const ASKED = ['capitals', 'neighbours', 'way'] as const satisfies readonly Question[];

/** A small true graph that answers one of some questions, in the reader's language. */
export function AskedExample() {
  const { t } = useTranslation('public');
  const [question, setQuestion] = useState<Question>(ASKED[0]);
  return (
    <figure className={styles.example}>
      <div className={styles.card}>
        <div className={styles.questions} role="group" aria-label={t('home.ask')}>
          {ASKED.map((one) => (
            <button key={one} type="button" aria-pressed={one === question} onClick={() => setQuestion(one)}>
              {t(`home.questions.${one}.question`)}
            </button>
          ))}
        </div>
        <AnswerPicture question={question} />
        <p className={styles.answer} role="status">
          {t(`home.questions.${question}.answer`)}
        </p>
      </div>
      <figcaption className={styles.below}>{t('home.exampleCaption')}</figcaption>
    </figure>
  );
}
