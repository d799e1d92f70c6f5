import { DownOutlined, MessageOutlined } from '@ant-design/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type FaqAnswer } from '../../../../machines/helpMachine';
import { LinkButton } from '../../../components/link-button/LinkButton';
import { LINK_TITLES } from '../../../components/linked-text/linkTitles';
import { askingFor } from '../../../chat/useChatAddress';
import styles from './help.module.css';

const MARKED = /(\*\*.+?\*\*|\*[^*]+\*|`[^`]+`)/u;

function shown(part: string, place: number): ReactNode {
  if (part.startsWith('**')) return <strong key={place}>{part.slice(2, -2)}</strong>;
  if (part.startsWith('*')) return <em key={place}>{part.slice(1, -1)}</em>;
  return <code key={place}>{part.slice(1, -1)}</code>;
}

/**
 * An answer of the help center. Of Markdown it knows what these answers use: bold, emphasis and code. Everything else is
 * text, so that nothing in it can become markup.
 */
export function AnswerText({ text }: { readonly text: string }) {
  // Splitting by a group puts what it matched at the odd places.
  return <p>{text.split(MARKED).map((part, place) => (place % 2 === 0 ? part : shown(part, place)))}</p>;
}

interface QuestionProps {
  readonly answer: FaqAnswer;
  readonly isOpen: boolean;
  /** A link leads to it: the reader is taken there. */
  readonly isWanted: boolean;
  /** Whether its category is said beside it, where questions of several stand together. */
  readonly tellsCategory: boolean;
  onToggle(): void;
  onReached(): void;
}

/** A question; pressing it shows or hides its answer and the way to the page that it is about. */
export function Question({ answer, isOpen, isWanted, tellsCategory, onToggle, onReached }: QuestionProps) {
  const { t } = useTranslation('help');
  const { t: shell } = useTranslation('shell');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    button.current?.scrollIntoView({ block: 'start' });
    button.current?.focus({ preventScroll: true });
    onReached();
  }, [isWanted, onReached]);
  const title = LINK_TITLES[answer.link];
  const panel = `answer-${answer.key}`;
  return (
    <li className={styles.item} id={answer.key}>
      <h3 className={styles.heading}>
        <button
          ref={button}
          type="button"
          className={styles.question}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onToggle}
        >
          <span className={styles.words}>
            {answer.question}
            {tellsCategory && <span className={styles.category}>{t(`category.${answer.category}`)}</span>}
          </span>
          <DownOutlined aria-hidden className={styles.mark ?? ''} />
        </button>
      </h3>
      <div id={panel} className={styles.answer} hidden={!isOpen}>
        <AnswerText text={answer.answer} />
        <div className={styles.onward}>
          {title !== undefined && (
            <LinkButton to={answer.link}>{t('toPage', { page: shell(`pages.${title}`) })}</LinkButton>
          )}
          <LinkButton to={askingFor(answer.question)} type="text" icon={<MessageOutlined aria-hidden />}>
            {t('ask')}
          </LinkButton>
        </div>
      </div>
    </li>
  );
}
