import { useStored } from '../../../../app/useStored';
import { useMediaQuery } from '../../../../components/media/useMediaQuery';

/** From here on the canvas stands beside the table. */
const WIDE = '(min-width: 1200px)';
/** From here on there is room for both, one above the other; on less it comes when it is asked for. */
const ROOMY = '(min-width: 700px) and (min-height: 640px)';
const KEY = 'surroundings';

/** Where the canvas of what stands around a row is: beside the table, below it, or away, as the person last chose. */
export function useBeside() {
  const isWide = useMediaQuery(WIDE);
  const isRoomy = useMediaQuery(ROOMY);
  const [chosen, choose] = useStored(KEY);
  const isShown = chosen === null ? isWide || isRoomy : chosen === 'shown';
  return {
    isWide,
    isShown,
    turn: () => choose(isShown ? 'hidden' : 'shown'),
  };
}
