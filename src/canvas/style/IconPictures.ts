import { useReducer, useState } from 'react';

import type * as iconSet from './iconSet';

/** The icons of labels as pictures. The set is fetched when the first is asked for; until it is there nothing is drawn. */
export class IconPictures {
  #set: typeof iconSet | undefined;
  #isAsked = false;
  readonly #made = new Map<string, string | undefined>();

  /** @param onCome called when the icons have come, so that what lacked one is drawn with it */
  constructor(private readonly onCome: () => void) {}

  /** An icon in a colour; undefined as long as it has not come, and for one that is not in the set. */
  picture(name: string, colour: string): string | undefined {
    if (this.#set === undefined) {
      this.#ask();
      return undefined;
    }
    const key = `${name} ${colour}`;
    if (!this.#made.has(key)) {
      const icon = this.#set.ICONS.get(name);
      this.#made.set(key, icon === undefined ? undefined : this.#set.iconPicture(icon, colour));
    }
    return this.#made.get(key);
  }

  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    import('./iconSet')
      .then((set) => {
        this.#set = set;
        this.onCome();
      })
      // Without the network the graph is drawn without icons; the next style that has one asks again.
      .catch(() => (this.#isAsked = false));
  }
}

/** The icons of labels, and how often some have come: then all is drawn anew. */
export function useIcons(): { readonly icons: IconPictures; readonly come: number } {
  const [come, redraw] = useReducer((times: number) => times + 1, 0);
  const [icons] = useState(() => new IconPictures(redraw));
  return { icons, come };
}
