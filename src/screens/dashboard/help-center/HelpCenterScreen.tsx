import { MessageOutlined } from '@ant-design/icons';
import { Alert, Button, Empty, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/link-button/LinkButton';
import { Page } from '../../../components/page/Page';
import { useProblemText } from '../../../components/problem/problemText';
import { askingFor } from '../../../chat/useChatAddress';
import styles from './help.module.css';
import { HelpFilters } from './HelpFilters';
import { Questions } from './Questions';
import { type Help, useHelp } from './useHelp';

/** What the filters leave of the questions, or why there are none. */
function Shown({ help }: { readonly help: Help }) {
  const { t } = useTranslation('help');
  const problemText = useProblemText();
  const { snapshot, send } = help;
  const { answers, error, category, text } = snapshot.context;
  if (snapshot.matches('failed'))
    return (
      <Alert
        role="alert"
        type="error"
        showIcon
        title={t('failed')}
        description={problemText(error)}
        action={<Button onClick={() => send({ type: 'RETRIED' })}>{t('tryAgain')}</Button>}
      />
    );
  if (answers === null) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  const shown = category === null ? answers : answers.filter((answer) => answer.category === category);
  return (
    <>
      <p className={styles.count} role="status">
        {shown.length > 0
          ? t(text === '' ? 'count' : 'found', { count: shown.length })
          : `${t('empty')}. ${t('emptyText')}`}
      </p>
      {shown.length > 0 ? (
        <Questions help={help} answers={shown} />
      ) : (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={null}>
          <Button onClick={() => send({ type: 'CLEARED' })}>{t('clear')}</Button>
        </Empty>
      )}
      {text !== '' && (
        <LinkButton to={askingFor(text)} icon={<MessageOutlined aria-hidden />} className={styles.ask ?? ''}>
          {t('askText', { text })}
        </LinkButton>
      )}
    </>
  );
}

/** Questions and answers about using Harta: searched as one types, by category, each with an address of its own. */
export function HelpCenterScreen() {
  const { t } = useTranslation('help');
  const { t: shell } = useTranslation('shell');
  const help = useHelp();
  return (
    <Page title={shell('pages.helpCenter')} lead={t('lead')}>
      <HelpFilters help={help} />
      <div className={styles.list}>
        <Shown help={help} />
      </div>
    </Page>
  );
}
