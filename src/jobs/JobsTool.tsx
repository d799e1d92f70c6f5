import { later } from '../components/later/later';
import { useSession } from '../auth/session';
import { withTexts } from '../app/i18n/i18n';

const Nothing = () => null;

// Nobody waits for them, and the header does without them when they cannot be loaded.
const RunningJobs = later(() =>
  withTexts(['account'], async () => (await import('./RunningJobs')).RunningJobs)().catch(() => Nothing),
);
const Waiting = later(() =>
  withTexts(['account'], async () => (await import('./DeletionNotice')).DeletionNotice)().catch(() => Nothing),
);

/** What goes on in the background for whoever is signed in. */
export function JobsTool() {
  const { user } = useSession();
  return <RunningJobs key={user?.uid} />;
}

/** Says on every page that a deletion was begun, and offers to take it back. */
export function DeletionWaiting() {
  const { user } = useSession();
  return <Waiting key={user?.uid} />;
}
