import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type ElementRef } from '../../../domain/elements/elements';
import { useToast } from '../../components/toast/useToast';
import { useGraphCall } from '../../graph/calls/useGraphCall';
import { useBringAll } from '../landing/bringAll';
import { nodesBeside } from './adjacency';
import { type MapLayer } from './MapLayer';

/** So many elements that the map alone knows are brought at a time: they are read a hundred in a call. */
const MOST_BROUGHT = 2000;

type Refs = readonly ElementRef[];

/** @param settled it is over, whatever came of it */
type Bring = (refs: Refs, then: (there: Refs) => void, settled?: () => void) => void;

/**
 * Does something with elements, once they are on the canvas: what the map alone shows is brought there before, and where that is too much a
 * part of it, and it is said. The function stays the same.
 */
export function useBringFromMap(map: MapLayer): Bring {
  const { model, failed } = useGraphCall();
  const { t, i18n } = useTranslation('canvas');
  const { show } = useToast();
  const bringAll = useBringAll();
  const bring: Bring = (refs, then, settled = () => undefined) => {
    const missing = refs.filter((ref) => model.element(ref) === undefined);
    if (missing.length === 0) {
      then(refs);
      return settled();
    }
    const left = new Set(missing.slice(MOST_BROUGHT));
    const around = (ids: readonly string[]) => {
      const { arrays } = map;
      return (arrays === undefined ? [] : nodesBeside(arrays, ids)).filter((id) => model.node(id) !== undefined);
    };
    const wanted = refs.filter((ref) => !left.has(ref));
    const brought = bringAll(wanted, around).then(
      (there) => {
        const number = new Intl.NumberFormat(i18n.language);
        const [some, total] = [number.format(there.length), number.format(refs.length)];
        if (left.size > 0) show({ tone: 'info', title: t('map.part', { count: refs.length, some, total }) });
        then(there);
      },
      (error: unknown) => failed('neighbourhood', error),
    );
    void brought.finally(settled);
  };
  const present = useRef(bring);
  useEffect(() => {
    present.current = bring;
  });
  return useCallback((...asked) => present.current(...asked), []);
}
