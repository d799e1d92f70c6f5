import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { type FaqAnswer } from '../../../../machines/helpMachine';
import styles from './help.module.css';
import { Question } from './Question';
import { type Help } from './useHelp';

interface QuestionsProps {
  readonly help: Help;
  readonly answers: readonly FaqAnswer[];
}

/** The questions: by category, or what was found, best first. */
export function Questions({ help: { snapshot, send, toggle }, answers }: QuestionsProps) {
  const { t } = useTranslation('help');
  const { text, open, wanted } = snapshot.context;
  const onReached = useCallback(() => send({ type: 'REACHED' }), [send]);
  const isSearch = text !== '';
  const list = (items: readonly FaqAnswer[]) => (
    <ul className={styles.items}>
      {items.map((answer) => (
        <Question
          key={answer.key}
          answer={answer}
          isOpen={open.includes(answer.key)}
          isWanted={wanted === answer.key && snapshot.matches('ready')}
          tellsCategory={isSearch}
          onToggle={() => toggle(answer.key)}
          onReached={onReached}
        />
      ))}
    </ul>
  );
  if (isSearch)
    return (
      <section aria-label={t('found', { count: answers.length })} aria-busy={!snapshot.matches('ready')}>
        {list(answers)}
      </section>
    );
  const categories = [...new Set(answers.map(({ category }) => category))];
  return categories.map((category) => (
    <section key={category} className={styles.section} aria-labelledby={`category-${category}`}>
      <h2 id={`category-${category}`} className={styles.title}>
        {t(`category.${category}`)}
      </h2>
      {list(answers.filter((answer) => answer.category === category))}
    </section>
  ));
}
