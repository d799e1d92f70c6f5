import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { ForgetMeaningDocument, WordMeaningsDocument } from '../../../../../../graphql/generated/meanings';
import { type WordMeaningsQuery } from '../../../../../../graphql/generated/types';
import { FRESH_AT_FIRST } from '../../../../../apollo/reading';
import { NotRead } from '../../../../../components/problem/NotRead';
import { useProblemText } from '../../../../../components/problem/problemText';
import { useToast } from '../../../../../components/toast/useToast';
import { useProject } from '../../../../../project/ProjectContext';
import styles from '../../DataConfigurationScreen.module.css';
import { Section } from '../../Section';

type Meaning = NonNullable<NonNullable<WordMeaningsQuery['aliases']>['items'][number]>;

/** What words mean, each with a way to forget it. */
function Meanings({ meanings, onForgotten }: { meanings: readonly Meaning[]; onForgotten: () => Promise<unknown> }) {
  const { t } = useTranslation('teaching');
  const problemText = useProblemText();
  const { show } = useToast();
  const { projectId } = useProject();
  const [forget, { loading, error }] = useMutation(ForgetMeaningDocument);
  const onForget = async (words: string) => {
    await forget({ variables: { input: { words, ...(projectId === undefined ? {} : { projectId }) } } });
    await onForgotten();
    show({ tone: 'success', title: t('meanings.forgotten', { words }) });
  };
  return (
    <>
      {error !== undefined && <Alert role="alert" type="error" showIcon title={problemText(error)} />}
      <ul className={styles.list}>
        {meanings.map(({ words, kind, name }) => (
          <li key={words} className={styles.item}>
            <span className={styles.names}>
              {t('meanings.means', { words, name })}
              <span className={styles.soft}>{t(`meanings.kind.${kind}`)}</span>
            </span>
            <Button
              size="small"
              disabled={loading}
              aria-label={t('meanings.forgetNamed', { words })}
              onClick={() => void onForget(words).catch(() => undefined)}
            >
              {t('meanings.forget')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Read() {
  const { t } = useTranslation('teaching');
  const { projectId } = useProject();
  const variables = projectId === undefined ? {} : { projectId };
  const { data, error, refetch } = useQuery(WordMeaningsDocument, { variables, ...FRESH_AT_FIRST });
  const meanings = data?.aliases?.items;
  if (meanings === undefined && error !== undefined)
    return <NotRead error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (meanings === undefined)
    return <Skeleton active title={false} paragraph={{ rows: 1 }} aria-label={t('meanings.loading')} />;
  if (meanings.length === 0) return <p className={styles.text}>{t('meanings.none')}</p>;
  return <Meanings meanings={meanings.flatMap((one) => one ?? [])} onForgotten={refetch} />;
}

/** What the person has said that words mean in the current project. */
export function WordMeanings() {
  const { t } = useTranslation('teaching');
  return (
    <Section title={t('meanings.title')} text={t('meanings.text')}>
      <Read />
    </Section>
  );
}
