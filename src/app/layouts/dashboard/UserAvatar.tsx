import { useQuery } from '@apollo/client/react';

import { UserInfoDocument } from '../../../../graphql/generated/account';
import { useSession } from '../../../auth/session';
import { Portrait } from '../../../components/portrait/Portrait';
import styles from './DashboardLayout.module.css';

/**
 * The picture of who is signed in, or their initials where there is none or it does not load: of the profile, and as
 * sign-in knows them where the profile says nothing.
 */
export function UserAvatar() {
  const { user } = useSession();
  const { data } = useQuery(UserInfoDocument);
  const { displayName, photoURL, pictureId } = data?.userInfo ?? {};
  return (
    <Portrait
      className={styles.avatar ?? ''}
      address={pictureId ?? (photoURL || user?.photoURL || '')}
      name={displayName || user?.displayName}
      email={user?.email}
    />
  );
}
