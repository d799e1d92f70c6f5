import { ApolloProvider } from '@apollo/client/react';

import { createApolloClient } from '../../../apollo/client';
import { VerifyEmailNotice } from '../../../auth/VerifyEmailNotice';
import { LoadingIndicator } from '../../../components/loading/LoadingIndicator';
import { ProjectProvider } from '../../../project/project';
import { Main } from '../Main';
import { SkipLink } from '../SkipLink';
import { DashboardHeader } from './DashboardHeader';
import styles from './DashboardLayout.module.css';

// Here and not around the whole program: the public pages and sign-in do without the gateway, and load without it.
const client = createApolloClient();

/** The dashboard of the person who is signed in: their data, their project, header, screen and 'Loading...'. */
export function SignedInDashboard() {
  return (
    <ApolloProvider client={client}>
      <ProjectProvider>
        <div className={styles.layout}>
          <SkipLink />
          <DashboardHeader />
          <VerifyEmailNotice />
          <Main className={styles.main} />
          <LoadingIndicator />
        </div>
      </ProjectProvider>
    </ApolloProvider>
  );
}
