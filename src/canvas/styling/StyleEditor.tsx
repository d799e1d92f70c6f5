import { Button } from 'antd';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { type StyleChange, type StyleName, withChange } from '../../../domain/styles/style';
import { type StyleBook } from '../style/StyleBook';
import { CaptionFields } from './CaptionFields';
import { ColourFields } from './ColourFields';
import { IconFields } from './IconFields';
import { type PartProps } from './parts';
import { RuleFields } from './RuleFields';
import { LineFields, ShapeField, SizeFields } from './ShapeFields';
import styles from './styling.module.css';

/** Leaves everything to the product again. */
const AS_USUAL: StyleChange = {
  ...{ caption: undefined, colour: undefined, colourBy: undefined, colourScale: undefined, colours: undefined },
  ...{ icon: undefined, pictureBy: undefined, shape: undefined, sizeFrom: undefined, size: undefined },
  ...{ sizeBy: undefined, line: undefined, arrow: undefined, rules: undefined },
};

/** How long the book may take to learn of what was stored. */
const SETTLING_MS = 500;

interface StyleEditorProps {
  readonly book: StyleBook;
  readonly name: StyleName;
  /** Resolves when the store has answered. */
  onChange(name: StyleName, change: StyleChange): Promise<void>;
}

/** Everything that can be chosen about the look of a label or type; each choice counts at once. */
export function StyleEditor({ book, name, onChange }: StyleEditorProps) {
  const { t } = useTranslation('styles');
  useSyncExternalStore(book.subscribe, () => book.revision);
  // What is chosen counts at once: the next choice is made on it, and must not take it back.
  const [early, setEarly] = useState<StyleChange>({});
  const underWay = useRef(0);
  // The book learns of what was stored a moment after the store has answered: until then it would show what was before.
  const settleSoon = () => {
    const settle = () => {
      stop();
      clearTimeout(timer);
      if (underWay.current === 0) setEarly({});
    };
    const stop = book.subscribe(settle);
    const timer = setTimeout(settle, SETTLING_MS);
  };
  const choose = (change: StyleChange) => {
    setEarly((chosen) => ({ ...chosen, ...change }));
    underWay.current += 1;
    void onChange(name, change).finally(() => {
      underWay.current -= 1;
      settleSoon();
    });
  };
  const part: PartProps = { book, name, style: withChange(book.styleOf(name), early), onChange: choose };
  const editor = useRef<HTMLDivElement>(null);
  // Who opened it by the keyboard goes on in it.
  useEffect(() => editor.current?.querySelector<HTMLElement>('select, input')?.focus(), []);
  const isLabel = name.kind === 'label';
  return (
    <div ref={editor} className={styles.editor}>
      <ColourFields {...part} />
      <CaptionFields {...part} />
      <SizeFields {...part} />
      {isLabel ? <ShapeField {...part} /> : <LineFields {...part} />}
      {isLabel && <IconFields {...part} />}
      <RuleFields {...part} />
      <Button size="small" disabled={!book.isChosen(name)} onClick={() => choose(AS_USUAL)}>
        {t('asUsual')}
      </Button>
    </div>
  );
}
