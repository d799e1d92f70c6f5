import { useCallback, useEffect, useRef, useState } from 'react';

import { type WantedRecording } from '../recordingCalls';
import { useSound } from './useSound';

/** Plays a recording and says which second is heard, from this one on at first. */
export function usePlayer(wanted: WantedRecording, from: number | undefined) {
  const { url, onReadable, onFailed } = useSound(wanted);
  const player = useRef<HTMLAudioElement>(null);
  const [second, setSecond] = useState(from ?? 0);
  /** Where to go on: somebody jumped before there was sound, or it came no further. */
  const goOn = useRef<{ readonly at: number; readonly isPlayed: boolean }>(undefined);
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
    const begin = goOn.current?.at ?? from;
    if (begin !== undefined) element.currentTime = begin;
    // A browser may refuse to play what nobody pressed.
    if (goOn.current?.isPlayed === true) void element.play().catch(() => undefined);
    goOn.current = undefined;
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('play', onPlay);
      for (const rest of ['pause', 'seeked']) element.removeEventListener(rest, onRest);
    };
  }, [url, from]);
  const jump = useCallback((to: number) => {
    const element = player.current;
    if (element === null) {
      goOn.current = { at: to, isPlayed: true };
      setSecond(to);
      return;
    }
    element.currentTime = to;
    void element.play().catch(() => undefined);
  }, []);
  const onError = () => {
    const element = player.current;
    if (element !== null) goOn.current = { at: element.currentTime, isPlayed: !element.paused };
    onFailed();
  };
  return { url, player, second, jump, onReadable, onError };
}
