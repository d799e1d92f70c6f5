import { useLocation } from 'react-router-dom';

import { useSession } from '../../../auth/session';
import { AnonymousDashboard } from './AnonymousDashboard';
import { SignedInDashboard } from './SignedInDashboard';
import { Starting } from './Starting';
import { ToLogin } from './ToLogin';

/** The one page of the dashboard that an anonymous visitor may open; its screen says what sign-in would show. */
const OPEN_TO_ALL = '/dashboard/audio';

/** The layout of everything behind sign-in. Without a session the wanted page is kept and log-in is asked for. */
export function DashboardLayout() {
  const { status } = useSession();
  const { pathname } = useLocation();
  if (status === 'starting') return <Starting />;
  if (status === 'signedIn') return <SignedInDashboard />;
  return pathname === OPEN_TO_ALL ? <AnonymousDashboard /> : <ToLogin />;
}
