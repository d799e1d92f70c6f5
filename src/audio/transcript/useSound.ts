import { useEffect, useState } from 'react';

import { soundAddress, type WantedRecording } from '../recordingCalls';

interface Sound {
  /** Its address; null where it cannot be played, undefined until that is known. */
  readonly url: string | null | undefined;
  /** The player reads it. */
  onReadable(): void;
  /** The player reads no further. */
  onFailed(): void;
}

/** Where a player reads a recording. An address that is over is followed by another one; one that never could be read is not. */
export function useSound({ id, projectId }: WantedRecording): Sound {
  const [attempt, setAttempt] = useState(0);
  const [isReadable, setReadable] = useState(false);
  const [sound, setSound] = useState<{ readonly id: string; readonly url: string | null }>();
  useEffect(() => {
    let isWanted = true;
    const tell = (url: string | null) => isWanted && setSound({ id, url });
    soundAddress({ id, projectId }).then(tell, () => tell(null));
    return () => {
      isWanted = false;
    };
  }, [id, projectId, attempt]);
  return {
    url: sound?.id === id ? sound.url : undefined,
    onReadable: () => setReadable(true),
    onFailed: () => {
      if (!isReadable) return setSound({ id, url: null });
      setReadable(false);
      return setAttempt(attempt + 1);
    },
  };
}
