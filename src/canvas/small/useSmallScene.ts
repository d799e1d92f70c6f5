import { theme } from 'antd';
import { useEffect, useMemo, useState } from 'react';

import { useThemeMode } from '../../components/theme/useThemeMode';
import { type Point } from '../../../domain/elements/elements';
import { smallPlaces } from '../layouts/smallPlaces';
import { picturesIn, withPictures } from '../picture/rasterise';
import { useIcons } from '../style/IconPictures';
import { type StyleBook } from '../style/StyleBook';
import { canvasTheme } from '../style/theme';
import { type SmallGraph } from './elements';
import { type Room, smallElements, smallScene } from './smallScene';

type Places = ReadonlyMap<string, Point>;

/** Places that stay the same as long as no node and no link comes or goes. */
function usePlaces({ nodes, relationships }: SmallGraph, aspect: number | undefined): Places {
  const shape = JSON.stringify([
    nodes.map(({ id }) => id),
    relationships.map(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]),
  ]);
  return useMemo(() => {
    const [ids, links] = JSON.parse(shape) as [string[], [string, string][]];
    return smallPlaces(
      ids,
      links.map(([startNodeId, endNodeId]) => ({ startNodeId, endNodeId })),
      aspect,
    );
  }, [shape, aspect]);
}

/** How much room an element has, from its first drawing on. */
export function useRoom() {
  const [room, setRoom] = useState<Room>();
  const [measured] = useState(() => (element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  });
  return { room, measured };
}

/** A small graph as it is drawn in a room: with the pictures that its nodes wear once these have come. */
export function useSmallScene(graph: SmallGraph, book: StyleBook, room: Room | undefined) {
  const mode = useThemeMode();
  const { token } = theme.useToken();
  const { icons, come } = useIcons();
  const [aspect, setAspect] = useState<number>();
  if (aspect === undefined && room !== undefined && room.height > 0) setAspect(room.width / room.height);
  const places = usePlaces(graph, aspect);
  const plain = useMemo(
    () => room && smallScene(smallElements(graph, places, { book, icons, mode }), room),
    // Icons answer otherwise once they have come.
    // oxlint-disable-next-line react/exhaustive-deps
    [graph, places, book, icons, come, mode, room],
  );
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  const isLacking = plain?.nodes.some(({ imageId }) => imageId !== undefined && !pictures.has(imageId)) === true;
  useEffect(() => {
    if (plain === undefined || !isLacking) return undefined;
    let isWanted = true;
    // What has come stays: the same graph in another room is drawn with its pictures at once.
    void picturesIn(plain).then((come) => isWanted && setPictures((known) => new Map([...known, ...come])));
    return () => {
      isWanted = false;
    };
  }, [plain, isLacking]);
  const scene = useMemo(() => plain && withPictures(plain, pictures), [plain, pictures]);
  const look = useMemo(() => canvasTheme(mode, token), [mode, token]);
  return { places, look, scene };
}
