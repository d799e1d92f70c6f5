import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type ChatMessage } from '../../../domain/chat/message';
import { chipsOf } from '../../../domain/query/chips/chipsOf';
import { placeKey } from '../../../domain/query/place';
import { type Query } from '../../../domain/query/Query';
import { ChipEditor } from './ChipEditor';
import { ChipEntry } from './ChipEntry';
import { QueryActions } from './QueryActions';
import styles from './understood.module.css';
import { useChipWords } from './useChipWords';

interface UnderstoodProps {
  readonly message: ChatMessage;
  readonly query: Query;
  /** While an answer is written nothing else can be asked. */
  readonly isBusy: boolean;
  /** Asks a query, which words say; its answer is one of its own. */
  onRun(query: Query, words: string): void;
}

/** How a question was understood: the query that its answer came from, in pieces that can be taken away or changed. */
export function Understood({ message, query, isBusy, onRun }: UnderstoodProps) {
  const { t } = useTranslation('chat');
  const title = useId();
  const [open, setOpen] = useState<string | null>(null);
  const words = useChipWords(query, message);
  const chips = chipsOf(query, words);
  const opened = chips.find(({ place }) => placeKey(place) === open);
  const run = (changed: Query) => {
    setOpen(null);
    onRun(
      changed,
      chipsOf(changed, words)
        .map(({ text }) => text)
        .join(' · '),
    );
  };
  return (
    <section className={styles.understood} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        {t('understood.title')}
      </h3>
      <ul className={styles.chips} aria-labelledby={title}>
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
          projectId={message.projectId}
          captions={words.captions}
          onClose={() => setOpen(null)}
          onRun={run}
        />
      )}
      <QueryActions message={message} query={query} />
    </section>
  );
}
