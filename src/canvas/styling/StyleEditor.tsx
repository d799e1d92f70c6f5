import { Button, Tabs } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AS_USUAL, type Style, type StyleChange, type StyleName, withChange } from '../../../domain/styles/style';
import { type StyleBook } from '../style/StyleBook';
import { CaptionFields } from './CaptionFields';
import { ColourFields } from './ColourFields';
import { IconFields } from './IconFields';
import { type PartProps } from './parts';
import { RuleFields } from './RuleFields';
import { ChosenField, SizeFields } from './ShapeFields';
import styles from './styling.module.css';
import { LabelWordsFields, WordsField } from './WordsField';

/** How long the book may take to learn of what was stored: long, since what is typed meanwhile would be lost with what it is typed into. */
const SETTLING_MS = 20_000;

const TABS = ['colour', 'caption', 'size', 'rules'] as const;

/** Whether a style holds all of a change. */
const hasAll = (style: Style, change: StyleChange): boolean =>
  JSON.stringify(withChange(style, change)) === JSON.stringify(withChange(style, {}));

interface StyleEditorProps {
  readonly book: StyleBook;
  readonly name: StyleName;
  /** Resolves when the store has answered, with whether it was stored. */
  onChange(name: StyleName, change: StyleChange): Promise<boolean>;
}

/** Everything that can be chosen about the look of a label or type; each choice counts at once. */
export function StyleEditor({ book, name, onChange }: StyleEditorProps) {
  const { t } = useTranslation('styles');
  // What is chosen counts at once: the next choice is made on it, and must not take it back.
  const [early, setEarly] = useState<StyleChange>({});
  const [refused, setRefused] = useState<StyleChange>();
  const [isAnswered, setAnswered] = useState(false);
  const wanted = useRef<StyleChange>({});
  const underWay = useRef(0);
  const want = (change: StyleChange) => {
    wanted.current = change;
    setEarly(change);
  };
  // The book has what was stored a moment before or after the store has answered: until then it would show what was before.
  useEffect(() => {
    if (!isAnswered) return undefined;
    const settle = () => {
      setAnswered(false);
      want({});
    };
    const timer = setTimeout(settle, hasAll(book.chosenOf(name), wanted.current) ? 0 : SETTLING_MS);
    return () => clearTimeout(timer);
  }, [isAnswered, book, name]);
  const choose = (change: StyleChange) => {
    want({ ...wanted.current, ...change });
    setRefused(undefined);
    setAnswered(false);
    underWay.current += 1;
    void onChange(name, change).then((isStored) => {
      underWay.current -= 1;
      if (!isStored) setRefused(change);
      if (underWay.current > 0) return;
      if (isStored) setAnswered(true);
      else want({});
    });
  };
  const part: PartProps = { book, name, style: withChange(book.styleOf(name), early), refused, onChange: choose };
  const editor = useRef<HTMLDivElement>(null);
  // Who opened it by the keyboard goes on in it.
  useEffect(() => editor.current?.querySelector<HTMLElement>('select, input')?.focus(), []);
  const isLabel = name.kind === 'label';
  const tabs = {
    colour: <ColourFields {...part} />,
    caption: (
      <>
        <CaptionFields {...part} />
        {isLabel ? <LabelWordsFields {...part} /> : <WordsField {...part} />}
      </>
    ),
    size: (
      <>
        <SizeFields {...part} />
        {(isLabel ? (['shape'] as const) : (['line', 'arrow'] as const)).map((one) => (
          <ChosenField key={one} part={one} {...part} />
        ))}
        {isLabel && <IconFields {...part} />}
      </>
    ),
    rules: <RuleFields {...part} />,
  };
  return (
    <div ref={editor} className={styles.editor}>
      <Tabs
        size="small"
        items={TABS.map((key) => ({
          key,
          label: t(`tab.${key}`),
          // What was typed and not taken yet stays where another tab is looked at.
          forceRender: true,
          children: <div className={styles.part}>{tabs[key]}</div>,
        }))}
      />
      <Button size="small" disabled={!book.isChosen(name)} onClick={() => choose(AS_USUAL)}>
        {t('asUsual')}
      </Button>
    </div>
  );
}
