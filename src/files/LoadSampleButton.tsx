import { GlobalOutlined } from '@ant-design/icons';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, type ButtonProps } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadSampleGraphDocument } from '../../graphql/generated/files';
import { useLanguage } from '../app/i18n/useLanguage';
import { useProblemText } from '../components/problem/problemText';
import { useToast } from '../components/toast/useToast';
import { required } from '../graph/calls/required';
import { useProject } from '../project/ProjectContext';
import styles from './files.module.css';
import { useCountsText } from './importText';
import { SampleCredit } from './SampleCredit';

interface LoadSampleButtonProps {
  /** Called when the store holds the sample, so that a canvas can read the graph anew. */
  onLoaded(): void;
  readonly type?: NonNullable<ButtonProps['type']>;
}

/** Adds the sample graph to the current project in the reader's language, with the credit of its source below. */
export function LoadSampleButton({ onLoaded, type = 'default' }: LoadSampleButtonProps) {
  const { t } = useTranslation('files');
  const language = useLanguage();
  const client = useApolloClient();
  const { projectId } = useProject();
  const { show } = useToast();
  const problemText = useProblemText();
  const countsText = useCountsText();
  const creditId = useId();
  const [load, { loading }] = useMutation(LoadSampleGraphDocument);

  const onClick = async () => {
    try {
      const { data } = await load({ variables: { input: { projectId, language } } });
      const { nodesCreated, relationshipsCreated } = required(data?.loadSampleGraph).change.counts;
      show({
        tone: 'success',
        title: t('sample.loaded'),
        description: t('done.added', { counts: countsText(nodesCreated, relationshipsCreated) }),
      });
      void client.refetchQueries({ include: 'active' });
      onLoaded();
    } catch (error) {
      show({ tone: 'error', title: t('sample.failed'), description: problemText(error) });
    }
  };
  return (
    <div className={styles.part}>
      <span>
        <Button
          type={type}
          icon={<GlobalOutlined aria-hidden />}
          loading={loading}
          aria-describedby={creditId}
          onClick={() => void onClick()}
        >
          {t('sample.load')}
        </Button>
      </span>
      <SampleCredit id={creditId} />
    </div>
  );
}
