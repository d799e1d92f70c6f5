import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { KindIcon } from '../../../notifications/kinds';
import { appConfig } from '../../../app/config';
import { useSpanText } from '../../../app/i18n/useSpanText';
import { notificationKindValues } from '../../../../graphql/generated/rest';
import { type NotificationKind } from '../../../notifications/Notification';
import styles from './KindSwitches.module.css';
import { useMutedKinds } from './useMutedKinds';

/** A switch for each kind of notification: on is told, off is not. */
export function KindSwitches({ muted }: { readonly muted: readonly NotificationKind[] }) {
  const { t } = useTranslation('notifications');
  const id = useId();
  const span = useSpanText()(appConfig().archiveSeconds);
  const { isMuted, toggle } = useMutedKinds(muted);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('mute.kinds')}
      </h2>
      <p className={styles.hint}>{t('mute.saved')}</p>
      <ul className={styles.kinds}>
        {notificationKindValues.map((kind) => (
          <li key={kind} className={styles.row}>
            <KindIcon kind={kind} />
            <div className={styles.words}>
              <label htmlFor={`${id}-${kind}`} className={styles.name}>
                {t(`kind.${kind}`)}
              </label>
              <p id={`${id}-${kind}-about`} className={styles.about}>
                {t(`about.${kind}`, { span })}
              </p>
            </div>
            <Switch
              id={`${id}-${kind}`}
              aria-describedby={`${id}-${kind}-about`}
              checked={!isMuted(kind)}
              onChange={() => toggle(kind)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
