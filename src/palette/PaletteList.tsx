import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../components/isolated/Isolated';
import { type Offer } from './Offers';
import styles from './palette.module.css';
import { type PaletteGroup } from './usePaletteGroups';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  /** Which of all is chosen, counted through the groups. */
  readonly active: number;
  onChoose(offer: Offer): void;
}

/** The list below the field, in groups; the chosen one is always in sight. */
export function PaletteList({ id, groups, active, onChoose }: PaletteListProps) {
  const { t } = useTranslation('palette');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect may not give back.
    void list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { offers }) => sum + offers.length, 0));
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('results')} className={styles.list}>
      {groups.map((group, at) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} role="presentation" className={styles.heading}>
            {t(`group.${group.id}`)}
          </div>
          {group.offers.map((offer, index) => {
            const number = (starts[at] ?? 0) + index;
            return (
              <div
                key={offer.id}
                id={`${id}-${number}`}
                role="option"
                aria-selected={number === active}
                className={styles.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(offer)}
              >
                <span aria-hidden className={styles.icon}>
                  {offer.icon !== undefined && <offer.icon />}
                </span>
                <span className={styles.offered}>
                  <Isolated text={offer.name} />
                </span>
                {offer.detail !== undefined && (
                  <span className={styles.detail}>
                    <Isolated text={offer.detail} />
                  </span>
                )}
                {offer.keys !== undefined && <kbd aria-hidden>{offer.keys}</kbd>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
