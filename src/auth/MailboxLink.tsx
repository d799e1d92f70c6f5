import { useTranslation } from 'react-i18next';

import { appConfig } from '../app/config';

/**
 * Where an installation without a mail service shows its mails; nothing where mails are really sent. The page opens with
 * a key, and says where to find it.
 */
export function MailboxLink() {
  const { t, i18n } = useTranslation('auth');
  if (!appConfig().mailbox) return null;
  return (
    <a href={`/mailbox?lang=${i18n.language}`} target="_blank" rel="noopener">
      {t('mailbox')}
    </a>
  );
}
