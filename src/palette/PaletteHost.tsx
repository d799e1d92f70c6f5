import { type ReactNode, useEffect, useRef, useState } from 'react';

import { latinKey } from '../actions/keys';
import { later } from '../components/later/later';
import { loadTextsOf } from '../app/i18n/i18n';
import { useProject } from '../project/ProjectContext';
import { Offers, OffersContext } from './Offers';

const loadPalette = async () => (await Promise.all([import('./Palette'), loadTextsOf('palette')]))[0].Palette;
const Palette = later(loadPalette);

/** Fetches the palette before it is opened. When that fails, opening it tries again and says so. */
const fetchPalette = () => void loadPalette().catch(() => undefined);

const isPressed = (press: KeyboardEvent) =>
  (press.ctrlKey || press.metaKey) && !press.shiftKey && !press.altKey && latinKey(press) === 'k';

/** Whether a question waits for its answer there. */
const isAsked = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[aria-modal="true"]') !== null;

/** Lets the command palette come up over every page that stands in here: by Ctrl+K, or ⌘K, and by whoever opens the `Offers`. */
export function PaletteHost({ children }: { readonly children: ReactNode }) {
  const [offers] = useState(() => new Offers());
  const { projectId } = useProject();
  // What it lists is of the project in which it was opened.
  const [opened, setOpened] = useState<{ readonly in: string | undefined }>();
  const present = useRef(projectId);
  useEffect(() => void (present.current = projectId));
  const isOpen = opened !== undefined && (opened.in === undefined || opened.in === projectId);
  useEffect(() => {
    offers.openBy(() => setOpened({ in: present.current }), fetchPalette);
    const press = (event: KeyboardEvent) => {
      // The key that is held with it comes down first: by the next one the palette is here.
      if (event.key === 'Control' || event.key === 'Meta') fetchPalette();
      if (event.defaultPrevented || !isPressed(event) || isAsked(event.target)) return;
      event.preventDefault();
      setOpened({ in: present.current });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [offers]);
  return (
    <OffersContext value={offers}>
      {children}
      {isOpen && <Palette offers={offers} onClose={() => setOpened(undefined)} />}
    </OffersContext>
  );
}
