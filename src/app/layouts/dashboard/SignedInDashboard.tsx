import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';

import { createApolloClient } from '../../../apollo/client';
import { LinkFailureNotice } from '../../../auth/LinkFailureNotice';
import { useSession } from '../../../auth/session';
import { tellOwedDevice } from '../../../auth/tellDevice';
import { VerifyEmailNotice } from '../../../auth/VerifyEmailNotice';
import { later } from '../../../components/later/later';
import { LoadingIndicator } from '../../../components/loading/LoadingIndicator';
import { useMediaQuery } from '../../../components/media/useMediaQuery';
import { DeletionWaiting } from '../../../jobs/JobsTool';
import { LiveChannel } from '../../../live/LiveChannel';
import { UnreadProvider } from '../../../notifications/UnreadProvider';
import { PaletteHost } from '../../../palette/PaletteHost';
import { ProjectProvider } from '../../../project/project';
import { ConsentNotice } from '../../analytics/ConsentNotice';
import { useFocusKept } from '../../focus/useFocusKept';
import { Main } from '../Main';
import { SkipLink } from '../SkipLink';
import styles from './DashboardLayout.module.css';
import { DesktopHeader } from './DesktopHeader';
import { MobileHeader } from './MobileHeader';
import { ServerAwayNotice } from './ServerAwayNotice';
import { StorageFullNotice } from './StorageFullNotice';

/** The header of the dashboard: a bar on wide screens, a bar with a drawer on narrow ones. */
function DashboardHeader() {
  return useMediaQuery('(min-width: 992px)') ? <DesktopHeader /> : <MobileHeader />;
}

const Nothing = () => null;
// Nobody waits for it, and the dashboard does without it when it cannot be loaded.
const SettingsInStep = later(() =>
  import('../../../settings/SettingsInStep').then((part) => part.SettingsInStep).catch(() => Nothing),
);

// Here and not around the whole program: the public pages and sign-in do without the gateway, and load without it.
const client = createApolloClient();

/** The dashboard of the person who is signed in: their data, their project, header, screen and 'Loading...'. */
export function SignedInDashboard() {
  const { user } = useSession();
  useFocusKept();
  useEffect(tellOwedDevice, [user?.uid]);
  return (
    <ApolloProvider client={client}>
      <SettingsInStep key={user?.uid} />
      <LiveChannel uid={user?.uid} />
      <UnreadProvider key={`unread ${user?.uid ?? ''}`}>
        <ProjectProvider>
          <PaletteHost>
            <div className={styles.layout}>
              <SkipLink />
              <DashboardHeader />
              <ServerAwayNotice />
              <StorageFullNotice />
              <DeletionWaiting />
              <LinkFailureNotice />
              <VerifyEmailNotice />
              <ConsentNotice />
              <Main className={styles.main} />
              <LoadingIndicator />
            </div>
          </PaletteHost>
        </ProjectProvider>
      </UnreadProvider>
    </ApolloProvider>
  );
}
