import { type ComponentType, createContext, useContext, useEffect, useRef } from 'react';

import { type ElementRef } from '../../domain/elements/elements';

/** One thing that the command palette offers. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  /** Other words that somebody may look for it by. */
  readonly also?: string;
  readonly icon?: ComponentType;
  /** The keys that do the same, as they are printed. */
  readonly keys?: string;
  perform(): void;
}

/** Who offers more than the pages: the canvas, while it is there. */
export interface OfferSource {
  /** What can be done at this moment. */
  offers(): readonly Offer[];
  /** Goes to an element. */
  goTo(ref: ElementRef): void;
}

/** A source, and the page that it is on. */
interface Placed {
  readonly source: OfferSource;
  readonly path: string;
}

/** What the command palette draws from, and the way to open it from anywhere. */
export class Offers {
  #placed: readonly Placed[] = [];
  #open: () => void = () => undefined;
  #fetch: () => void = () => undefined;

  /**
   * Who offers something on the page that the address names; the last to come, first. A page that is being left stays until the next one
   * is there, and what is chosen meanwhile is not for its canvas.
   */
  get sources(): readonly OfferSource[] {
    return this.#placed.filter(({ path }) => path === window.location.pathname).map(({ source }) => source);
  }

  /** Puts a source in; returns how to take it out. */
  add(source: OfferSource): () => void {
    this.#placed = [{ source, path: window.location.pathname }, ...this.#placed];
    return () => (this.#placed = this.#placed.filter((one) => one.source !== source));
  }

  /** Says how the palette is opened, and how its code is fetched before. */
  openBy(open: () => void, fetch: () => void): void {
    this.#open = open;
    this.#fetch = fetch;
  }

  /** Call it when the palette is likely to be opened next. */
  prepare(): void {
    this.#fetch();
  }

  open(): void {
    this.#open();
  }
}

/** The palette of this page; one that opens nothing where there is none. */
export const OffersContext = createContext(new Offers());

/** Offers something in the palette as long as this component is there; always what its last drawing knew. */
export function useOffers(source: OfferSource): void {
  const offers = useContext(OffersContext);
  const last = useRef(source);
  useEffect(() => {
    last.current = source;
  });
  useEffect(() => offers.add({ offers: () => last.current.offers(), goTo: (ref) => last.current.goTo(ref) }), [offers]);
}
