import { type ReactNode, useRef } from 'react';

import { useFocusBack } from '../stage/useFocusBack';
import { type OpenLook } from '../store/openParts';
import { setOpen } from '../store/canvasStore';
import { useCanvasState, useShowing } from '../workbench/Workbench';
import { useLookButton } from './useLookButton';

interface LookButtonProps {
  readonly look: OpenLook;
  /** What it looks like. */
  readonly children: ReactNode;
}

/** Shows how a label or type looks, and opens and closes beside the canvas what changes that. */
export function LookButton({ look, children }: LookButtonProps) {
  const { store } = useShowing();
  const isOpen = useCanvasState(({ open: { look: open } }) => isSame(open, look));
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(isOpen, button);
  const named = useLookButton(look.name);
  return (
    <button
      ref={button}
      {...named}
      aria-expanded={isOpen}
      onClick={() => setOpen(store, { look: isOpen ? null : look })}
    >
      {children}
    </button>
  );
}

const isSame = (open: OpenLook | null, look: OpenLook): boolean =>
  open?.kind === look.kind && open.name === look.name && open.from === look.from;
