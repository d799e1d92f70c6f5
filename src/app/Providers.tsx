import { type ReactNode, StrictMode } from 'react';

import { SessionProvider } from '../auth/session';
import { ToastPlace } from '../components/toast/ToastPlace';
import { Themed } from './theme/Themed';

/** What every page stands on: theme, session, toasts. The gateway's data and the project join in the dashboard. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <Themed>
        <SessionProvider>
          {children}
          <ToastPlace />
        </SessionProvider>
      </Themed>
    </StrictMode>
  );
}
