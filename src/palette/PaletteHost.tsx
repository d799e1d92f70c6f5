import { type ReactNode, useEffect, useState } from 'react';

import { later } from '../components/later/later';
import { loadTextsOf } from '../app/i18n/i18n';
import { Offers, OffersContext } from './Offers';

const loadPalette = async () => (await Promise.all([import('./Palette'), loadTextsOf('palette')]))[0].Palette;
const Palette = later(loadPalette);

/** Fetches the palette before it is opened. When that fails, opening it tries again and says so. */
const fetchPalette = () => void loadPalette().catch(() => undefined);

const isPressed = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k';

/** Whether a question waits for its answer there. */
const isAsked = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[aria-modal="true"]') !== null;

/** Lets the command palette come up over every page that stands in here: by Ctrl+K, or ⌘K, and by whoever opens the `Offers`. */
export function PaletteHost({ children }: { readonly children: ReactNode }) {
  const [offers] = useState(() => new Offers());
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    offers.openBy(() => setOpen(true), fetchPalette);
    const press = (event: KeyboardEvent) => {
      // The key that is held with it comes down first: by the next one the palette is here.
      if (event.key === 'Control' || event.key === 'Meta') fetchPalette();
      if (event.defaultPrevented || !isPressed(event) || isAsked(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [offers]);
  return (
    <OffersContext value={offers}>
      {children}
      {isOpen && <Palette offers={offers} onClose={() => setOpen(false)} />}
    </OffersContext>
  );
}
