import { useTranslation } from 'react-i18next';

/** How a browser was called when it was told of: its name, and that of the system that it ran on. */
const TOLD = /^([^,]+), (.+)$/;

/** What a person calls a browser: "Chromium on Linux". */
export function useDeviceText(): (device: string | null) => string {
  const { t } = useTranslation('settings');
  return (device) => {
    if (device === null) return t('signIns.unknownDevice');
    const [, browser, system] = TOLD.exec(device) ?? [];
    return browser === undefined ? device : t('signIns.device', { browser, system });
  };
}

/** The identity service's names of the ways in that have a text of their own. */
const METHODS = { password: 'password', 'google.com': 'google', 'github.com': 'github' } as const;

/** How the person proved who they are, in words. */
export function useMethodText(): (method: string) => string {
  const { t } = useTranslation('settings');
  return (method) => {
    const known = Object.entries(METHODS).find(([id]) => id === method)?.[1];
    return known === undefined ? method : t(`signIns.by.${known}`);
  };
}
