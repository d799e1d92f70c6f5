import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type ElementRef } from '../../../domain/elements/elements';
import { type Selected } from '../../../domain/selection/selection';
import { useToast } from '../../components/toast/useToast';
import { useGraphCall } from '../../graph/calls/useGraphCall';
import { nodesBeside } from '../map/adjacency';
import { type MapLayer } from '../map/MapLayer';
import { useBringAll } from './bringAll';
import { useFind } from './useFind';

/** So many elements that the map alone knows are brought at a time: they are read a hundred in a call. */
const MOST_BROUGHT = 2000;

/** Does something with elements once they are on the canvas. */
export interface Bringing {
  /**
   * With one of the project, which is brought before where it is not there.
   * @param gone what is said when it is in the project no longer
   */
  reach(ref: ElementRef, then: () => void, gone?: { readonly title: string; readonly description: string }): void;
  /**
   * With some that at least the map shows: it brings a part of them where they are too many, and says so.
   * @param settled it is over, whatever came of it
   */
  bring(refs: Selected, then: (there: Selected) => void, settled?: () => void): void;
}

/** How elements of the project come onto a canvas. The functions stay the same. */
export function useBringing(map: MapLayer): Bringing {
  const { model, failed } = useGraphCall();
  const { t, i18n } = useTranslation('canvas');
  const { show } = useToast();
  const find = useFind();
  const bringAll = useBringAll();
  const present: Bringing = {
    reach: (ref, then, gone) => {
      if (model.element(ref) !== undefined) return then();
      find(ref).then(
        (isThere) =>
          isThere ? then() : void show({ tone: 'info', ...(gone ?? { title: t(`landing.gone.${ref.kind}`) }) }),
        (error: unknown) => failed('neighbourhood', error),
      );
    },
    bring: (refs, then, settled = () => undefined) => {
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
    },
  };
  const latest = useRef(present);
  useEffect(() => {
    latest.current = present;
  });
  return useMemo(
    () => ({
      reach: (...asked) => latest.current.reach(...asked),
      bring: (...asked) => latest.current.bring(...asked),
    }),
    [],
  );
}
