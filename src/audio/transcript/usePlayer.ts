import { useCallback, useEffect, useRef, useState } from 'react';

import { loadSound, type WantedRecording } from '../recordingCalls';

/** The sound of a recording in this page: its address once it has come, null where it does not come. */
function useSound({ id, projectId }: WantedRecording): string | null | undefined {
  const [sound, setSound] = useState<{ readonly id: string; readonly url: string | null }>();
  useEffect(() => {
    let url: string | null = null;
    let isWanted = true;
    loadSound({ id, projectId })
      .then((blob) => {
        if (!isWanted) return;
        url = URL.createObjectURL(blob);
        setSound({ id, url });
      })
      .catch(() => isWanted && setSound({ id, url: null }));
    return () => {
      isWanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [id, projectId]);
  return sound?.id === id ? sound.url : undefined;
}

/** Plays a recording and says which second is heard, from this one on at first. */
export function usePlayer(wanted: WantedRecording, from: number | undefined) {
  const url = useSound(wanted);
  const player = useRef<HTMLAudioElement>(null);
  const [second, setSecond] = useState(from ?? 0);
  /** Where somebody jumped before the sound had come. */
  const early = useRef<number>(undefined);
  useEffect(() => {
    const element = player.current;
    if (element === null || url == null) return undefined;
    let frame = 0;
    // The element itself tells of its time four times a second: too seldom for words.
    const follow = () => {
      setSecond(element.currentTime);
      frame = requestAnimationFrame(follow);
    };
    const onPlay = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    };
    const onRest = () => {
      cancelAnimationFrame(frame);
      setSecond(element.currentTime);
    };
    element.addEventListener('play', onPlay);
    for (const rest of ['pause', 'seeked']) element.addEventListener(rest, onRest);
    const begin = early.current ?? from;
    if (begin !== undefined) element.currentTime = begin;
    // A browser may refuse to play what nobody pressed.
    if (early.current !== undefined) void element.play().catch(() => undefined);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('play', onPlay);
      for (const rest of ['pause', 'seeked']) element.removeEventListener(rest, onRest);
    };
  }, [url, from]);
  const jump = useCallback((to: number) => {
    const element = player.current;
    if (element === null) {
      early.current = to;
      setSecond(to);
      return;
    }
    element.currentTime = to;
    void element.play().catch(() => undefined);
  }, []);
  return { url, player, second, jump };
}
