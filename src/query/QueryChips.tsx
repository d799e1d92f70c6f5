import { type ReactNode, useState } from 'react';

import { chipsOf } from '../../domain/query/chips/chipsOf';
import { lineOf } from '../../domain/query/chips/lineOf';
import { placeKey } from '../../domain/query/place';
import { type Query } from '../../domain/query/Query';
import { ChipEditor } from './ChipEditor';
import { ChipEntry } from './ChipEntry';
import styles from './chips.module.css';
import { knowing, type NamesFound, NOBODY, useChipWords } from './useChipWords';

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
  /** What stands after them and asks a changed query as they do. */
  beside?(run: RunQuery): ReactNode;
}

/** Asks a changed query. @param names what nodes are called that were found meanwhile */
export type RunQuery = (changed: Query, names?: NamesFound) => void;

/** A query in pieces that can be taken away or changed. */
export function QueryChips({
  query,
  projectId,
  known,
  labelledBy,
  isBusy = false,
  apply,
  onRun,
  beside,
}: QueryChipsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const words = useChipWords(query, { projectId, known });
  const chips = chipsOf(query, words);
  const opened = chips.find(({ place }) => placeKey(place) === open);
  const run: RunQuery = (changed, names = NOBODY) => {
    setOpen(null);
    onRun(changed, lineOf(changed, knowing(words, names)));
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
              onRun={(changed) => run(changed)}
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
          words={words}
          apply={apply}
          onClose={() => setOpen(null)}
          onRun={run}
        />
      )}
      {beside?.(run)}
    </>
  );
}
