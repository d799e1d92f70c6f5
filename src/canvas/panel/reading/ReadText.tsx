import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { linkedParts } from '../../../../domain/properties/links';
import { isPicture } from '../../../../domain/properties/pictures';
import styles from './reading.module.css';

/** A text of more letters or lines is folded until somebody wants all of it. */
const MOST_LETTERS = 320;
const MOST_LINES = 6;

const isLong = (text: string): boolean =>
  text.length > MOST_LETTERS || text.split('\n', MOST_LINES + 1).length > MOST_LINES;

interface ReadTextProps {
  readonly text: string;
  /** What the text is of, for a picture that it is. */
  readonly name: string;
}

/** A text as it is read: addresses can be opened, a picture is seen, what is long is folded. */
export function ReadText({ text, name }: ReadTextProps) {
  const { t } = useTranslation('canvas');
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  if (isPicture(text)) return <img src={text} alt={name} className={styles.picture} />;
  const words = linkedParts(text).map(({ text: part, href }, at) =>
    href === undefined ? (
      part
    ) : (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ),
  );
  if (!isLong(text)) return <span className={styles.text}>{words}</span>;
  return (
    <>
      <span id={id} className={styles.text} data-folded={!isWhole}>
        {words}
      </span>
      <Button
        type="link"
        size="small"
        className={styles.fold ?? ''}
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setWhole(!isWhole)}
      >
        {t(isWhole ? 'property.fold' : 'property.unfold')}
      </Button>
    </>
  );
}
