import { useTranslation } from 'react-i18next';

/** Letters that leave no mark: blanks, and characters that only steer how others are written. */
const UNSEEN = /^[\s\p{C}\p{Z}]*$/u;

/** What a property is called where it is shown: as it is, or that its name cannot be seen. */
export function usePropertyName(name: string): string {
  const { t } = useTranslation('canvas');
  return UNSEEN.test(name) ? t('property.unseen') : name;
}
