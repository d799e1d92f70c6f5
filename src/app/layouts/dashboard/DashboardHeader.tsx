import { useMediaQuery } from '../../../components/media/useMediaQuery';
import { DesktopHeader } from './DesktopHeader';
import { MobileHeader } from './MobileHeader';

/** The header of the dashboard: a bar on wide screens, a bar with a drawer on narrow ones. */
export function DashboardHeader() {
  return useMediaQuery('(min-width: 992px)') ? <DesktopHeader /> : <MobileHeader />;
}
