import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useMediaQuery } from '../../components/media/useMediaQuery';
import { useFocusBack } from '../stage/useFocusBack';
import { type OpenLook } from '../store/openParts';
import { setOpen, useCanvasState } from '../store/canvasStore';
import { useShowing } from '../workbench/Workbench';
import styles from './styling.module.css';

interface LookButtonProps {
  readonly look: OpenLook;
  /** What it looks like. */
  readonly children: ReactNode;
}

/** Shows how a label or type looks, and opens and closes beside the canvas what changes that. */
export function LookButton({ look, children }: LookButtonProps) {
  const { t } = useTranslation('styles');
  const { store } = useShowing();
  const isOpen = useCanvasState(store, ({ open: { look: open } }) => isSame(open, look));
  const isHovering = useMediaQuery('(hover: hover)');
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(isOpen, () => button.current);
  const title = t('of', { name: look.name });
  return (
    <button
      ref={button}
      type="button"
      className={styles.open}
      aria-label={title}
      title={isHovering ? title : undefined}
      aria-expanded={isOpen}
      onClick={() => setOpen(store, { look: isOpen ? null : look })}
    >
      {children}
    </button>
  );
}

const isSame = (open: OpenLook | null, look: OpenLook): boolean =>
  open?.kind === look.kind && open.name === look.name && open.from === look.from;
