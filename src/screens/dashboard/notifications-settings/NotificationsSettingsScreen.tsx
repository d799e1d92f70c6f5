import { useQuery } from '@apollo/client/react';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { SettingsDocument } from '../../../../graphql/generated/account';
import { FRESH_AT_FIRST } from '../../../apollo/reading';
import { LinkButton } from '../../../components/link-button/LinkButton';
import { useProblemText } from '../../../components/problem/problemText';
import { NOTIFICATIONS_PATH } from '../../../notifications/selection';
import { SettingsFrame } from '../../../settings/frame/SettingsFrame';
import { KindSwitches } from './KindSwitches';

/** Which kinds of notifications reach the person. */
export function NotificationsSettingsScreen() {
  const { t } = useTranslation('notifications');
  const { t: shell } = useTranslation('shell');
  const problemText = useProblemText();
  const { data, loading, error, refetch } = useQuery(SettingsDocument, FRESH_AT_FIRST);
  const muted = data?.settings?.mutedKinds;
  return (
    <SettingsFrame title={shell('pages.notificationsSettings')} lead={t('mute.lead')}>
      {error !== undefined && muted === undefined && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('mute.failed')}
          description={problemText(error)}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{t('tryAgain')}</Button>}
        />
      )}
      {loading && muted === undefined && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {muted !== undefined && <KindSwitches muted={muted} />}
      <div>
        <LinkButton to={NOTIFICATIONS_PATH}>{t('mute.back')}</LinkButton>
      </div>
    </SettingsFrame>
  );
}
