import { useQuery } from '@apollo/client/react';
import { Avatar } from 'antd';

import { UserInfoDocument } from '../../../../graphql/generated/account';
import { useSession } from '../../../auth/session';
import styles from './DashboardLayout.module.css';
import { initialsOf } from './initials';

/**
 * The picture of who is signed in, or their initials where there is none or it does not load: of the profile, and as
 * sign-in knows them where the profile says nothing.
 */
export function UserAvatar() {
  const { user } = useSession();
  const { data } = useQuery(UserInfoDocument);
  const { displayName, photoURL } = data?.userInfo ?? {};
  return (
    <Avatar className={styles.avatar ?? ''} src={photoURL || user?.photoURL || null} alt="">
      {initialsOf(displayName || user?.displayName, user?.email)}
    </Avatar>
  );
}
