import { useState } from 'react';

import { type ChipWords } from '../../domain/query/chips/Chip';
import { chipsOf } from '../../domain/query/chips/chipsOf';
import { placeKey } from '../../domain/query/place';
import { type Query } from '../../domain/query/Query';
import { ChipEditor } from './ChipEditor';
import { ChipEntry } from './ChipEntry';
import styles from './chips.module.css';
import { useChipWords } from './useChipWords';

interface QueryChipsProps {
  readonly query: Query;
  readonly projectId: string;
  /** Nodes whose names need not be read. */
  readonly known: ReadonlyMap<string, string>;
  /** Id of what the list is called by. */
  readonly labelledBy: string;
  /** Nothing can be asked now. */
  readonly isBusy?: boolean;
  /** What the button says that applies a change. */
  readonly apply: string;
  /** Asks a changed query, which words say. */
  onRun(query: Query, words: string): void;
}

const inWords = (query: Query, words: ChipWords): string =>
  chipsOf(query, words)
    .map(({ text }) => text)
    .join(' · ');

/** A query in pieces that can be taken away or changed. */
export function QueryChips({ query, projectId, known, labelledBy, isBusy = false, apply, onRun }: QueryChipsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const words = useChipWords(query, { projectId, known });
  const chips = chipsOf(query, words);
  const opened = chips.find(({ place }) => placeKey(place) === open);
  const run = (changed: Query) => {
    setOpen(null);
    onRun(changed, inWords(changed, words));
  };
  return (
    <>
      <ul className={styles.chips} aria-labelledby={labelledBy}>
        {chips.map((chip) => {
          const key = placeKey(chip.place);
          return (
            <ChipEntry
              key={key}
              chip={chip}
              query={query}
              isBusy={isBusy}
              isOpen={key === open}
              onOpen={() => setOpen(key === open ? null : key)}
              onRun={run}
            />
          );
        })}
      </ul>
      {opened !== undefined && (
        <ChipEditor
          key={open}
          chip={opened}
          query={query}
          isBusy={isBusy}
          projectId={projectId}
          captions={words.captions}
          apply={apply}
          onClose={() => setOpen(null)}
          onRun={run}
        />
      )}
    </>
  );
}
