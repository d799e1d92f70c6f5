import { useEffect, useRef } from 'react';

import { Isolated } from '../../../../components/isolated/Isolated';
import styles from './grid.module.css';

interface CellOffersProps {
  readonly id: string;
  /** The name of the column and of the row. */
  readonly label: string;
  readonly names: readonly string[];
  /** The one that Enter takes; -1 for none. */
  readonly active: number;
  onChoose(name: string): void;
}

/** Names in use, offered below the field of a cell before anything is typed there. */
export function CellOffers({ id, label, names, active, onChoose }: CellOffersProps) {
  const list = useRef<HTMLUListElement>(null);
  // Below a cell at the lower edge of the table it would lie out of sight.
  useEffect(() => {
    // Newer browsers answer a promise, which must not be taken for what ends the effect.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul ref={list} id={id} role="listbox" aria-label={label} className={styles.offers} hidden={names.length === 0}>
      {names.map((name, index) => (
        <li
          key={name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.offer}
          // The press must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(name)}
        >
          <Isolated text={name} />
        </li>
      ))}
    </ul>
  );
}
