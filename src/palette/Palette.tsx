import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type Offer, type Offers } from './Offers';
import styles from './palette.module.css';
import { PaletteList } from './PaletteList';
import { usePaletteGroups } from './usePaletteGroups';

interface PaletteProps {
  readonly offers: Offers;
  onClose(): void;
}

/** Every action that is possible now, every page, and every node by search, in one list that is typed into. */
export function Palette({ offers, onClose }: PaletteProps) {
  const { t } = useTranslation('palette');
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { groups, state, more, ask } = usePaletteGroups(offers, text);
  const all = groups.flatMap((group) => group.offers);
  const shown = Math.min(active, all.length - 1);

  useEffect(() => {
    const box = dialog.current;
    // Over all else, with the rest of the page out of reach; closing it gives the focus back to where it was.
    if (box?.open === false) box.showModal();
    return () => box?.close();
  }, []);

  // Told at once: the browser tells it later, and the key that opens the palette may be pressed again before.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  const choose = (offer: Offer | undefined) => {
    if (offer === undefined) return;
    close();
    offer.perform();
  };
  const go = (to: number) => setActive(all.length === 0 ? 0 : (to + all.length) % all.length);
  const keys: Record<string, () => void> = {
    ArrowDown: () => go(shown + 1),
    ArrowUp: () => go(shown - 1),
    PageDown: () => go(Math.min(shown + 8, all.length - 1)),
    PageUp: () => go(Math.max(shown - 8, 0)),
    Enter: () => choose(all[shown]),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    // Nothing that is typed here is for the canvas below.
    event.stopPropagation();
    if (act === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('name')}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <input
        className={styles.field}
        role="combobox"
        aria-label={t('name')}
        aria-expanded={all.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={all[shown] === undefined ? undefined : `${list}-${shown}`}
        placeholder={t('placeholder')}
        maxLength={256}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          setActive(0);
          ask(value);
        }}
        onKeyDown={press}
      />
      <PaletteList id={list} groups={groups} active={shown} onChoose={choose} />
      <p role="status" className={styles.note}>
        {state === 'failed' && t('failed')}
        {state === 'asking' && t('asking')}
        {state === 'resting' && all.length === 0 && t('nothing')}
        {state === 'resting' && all.length > 0 && (more ? t('more') : t('found', { count: all.length }))}
      </p>
    </dialog>
  );
}
