import { createContext, useContext, useEffect, useState } from 'react';

import { readDraft, writeDraft } from '../../components/draft/draftStorage';
import { useUnsaved } from '../../components/draft/unsaved';

/** The version of the element that the fields around here show. */
export const ShownVersion = createContext<number | undefined>(undefined);

/** What was typed and is not what stands. */
interface FieldDraft {
  readonly text: string;
  /** What stood when typing began, and in which version of the element. */
  readonly over: string;
  readonly version?: number;
  /** It was sent, and the store did not take it. */
  readonly isUnsaved?: boolean;
}

/** A draft that is kept until it is sent; then it only covers what stands until that changes. */
interface Known extends FieldDraft {
  readonly isSent: boolean;
}

const found = (key: string): Known | null => {
  const kept = readDraft<FieldDraft>(key);
  return kept === undefined ? null : { ...kept, isSent: false };
};

/**
 * The text of a field over what stands. Nothing typed: it follows what stands. Once something is typed it keeps that, and
 * the version against which it was typed, whatever happens to the element or the page meanwhile.
 */
export function useFieldDraft(key: string, standing: string) {
  const shownVersion = useContext(ShownVersion);
  const [known, setKnown] = useState<Known | null>(() => found(key));
  useUnsaved((kept) => {
    if (kept === key) setKnown(found(key));
  });
  const isTaken = known !== null && known.isSent && standing !== known.over;
  if (isTaken) setKnown(null);
  const draft = isTaken ? null : known;
  const open = draft === null || draft.isSent ? null : draft;

  const drop = () => {
    writeDraft(key, undefined);
    setKnown(null);
  };
  // The message that said so may send it too: it is no draft once it stands in a version that the store made.
  const isStored = open?.isUnsaved === true && open.text === standing && open.version !== shownVersion;
  if (isStored) setKnown(null);
  useEffect(() => {
    if (known === null && readDraft<FieldDraft>(key)?.isUnsaved === true) writeDraft(key, undefined);
  }, [key, known]);
  const type = (text: string) => {
    const began = open ?? { over: standing, ...(shownVersion === undefined ? {} : { version: shownVersion }) };
    const next = { ...began, text, isUnsaved: false };
    writeDraft(key, next);
    setKnown({ ...next, isSent: false });
  };
  const sent = () => {
    writeDraft(key, undefined);
    if (draft !== null) setKnown({ ...draft, over: standing, isSent: true });
  };
  return {
    text: draft?.text ?? standing,
    /** Something is typed that the store was not asked to keep. */
    isOpen: open !== null,
    /** What stands in it was sent, and the store did not take it: the person sends it again, or gives it up. */
    isUnsaved: open?.isUnsaved === true && open.text !== standing,
    /** What stands has changed since typing began. */
    isOvertaken: open !== null && open.over !== standing && open.text !== standing,
    /** There is nothing to send: what is typed is what stood, or what stands. */
    isIdle: open === null || open.text === open.over || open.text === standing,
    /** The version that the text was typed against; undefined for the one that stands. */
    base: open?.version,
    type,
    sent,
    drop,
  };
}
