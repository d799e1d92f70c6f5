import { useTranslation } from 'react-i18next';

import { Page } from '../../../components/page/Page';

/** The page for frames of other sites: being built, and says so. */
export function WebViewScreen() {
  const { t } = useTranslation('public');
  return <Page title={t('webView.title')} lead={t('webView.text')} />;
}
