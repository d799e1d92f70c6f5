import styles from '../history.module.css';
import { type ChatHit } from './hitList';

interface SnippetProps {
  readonly parts: ChatHit['snippet'];
  readonly language: string;
}

/** The marks of Markdown that only get in the way where it is shown as it was written. */
const MARKS = /\*\*|__|`|^#{1,6} /gmu;

/** A place in a message, with the words that were searched for marked. */
export function Snippet({ parts, language }: SnippetProps) {
  return (
    <p className={styles.snippet} lang={language}>
      {parts.map(({ text, found }, place) => {
        const words = text.replace(MARKS, '');
        // Parts are told apart by their place alone.
        return found ? <mark key={place}>{words}</mark> : <span key={place}>{words}</span>;
      })}
    </p>
  );
}
