import { useTranslation } from 'react-i18next';

import { useMediaQuery } from '../../components/media/useMediaQuery';
import styles from './styling.module.css';

/**
 * What a button that opens a look is called and how it looks, whatever it opens.
 *
 * @param name the label or type whose look it is
 * @returns the properties of the button
 */
export function useLookButton(name: string) {
  const { t } = useTranslation('styles');
  const isHovering = useMediaQuery('(hover: hover)');
  const title = t('of', { name });
  return {
    type: 'button',
    className: styles.open,
    'aria-label': title,
    title: isHovering ? title : undefined,
  } as const;
}
