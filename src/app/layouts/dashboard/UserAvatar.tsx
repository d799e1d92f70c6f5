import { Avatar } from 'antd';

import { useSession } from '../../../auth/session';
import styles from './DashboardLayout.module.css';
import { initialsOf } from './initials';

/** The photo of who is signed in, or their initials where there is none or it does not load. */
export function UserAvatar() {
  const { user } = useSession();
  return (
    <Avatar className={styles.avatar ?? ''} src={user?.photoURL || null} alt="">
      {initialsOf(user?.displayName, user?.email)}
    </Avatar>
  );
}
