import { Fragment, type ReactNode, StrictMode } from 'react';

import { SessionProvider } from '../auth/session';
import { ToastPlace } from '../components/toast/ToastPlace';
import { isView } from './storage';
import { Themed } from './theme/Themed';

/** A view in a frame knows nobody: it looks for no session, and loads nothing that would. */
const Session = isView() ? Fragment : SessionProvider;

/** What every page stands on: theme, session, toasts. The gateway's data and the project join in the dashboard. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <Themed>
        <Session>
          {children}
          <ToastPlace />
        </Session>
      </Themed>
    </StrictMode>
  );
}
