import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';

import { type Toast } from '../../../machines/toastMachine';
import styles from './PlainToast.module.css';
import { useClearPlace } from './useClearPlace';
import { DISPLAY_MS, toastActor } from './useToast';

type LoadToasts = () => Promise<ComponentType>;

const loadToasts: LoadToasts = async () => (await import('./Toasts')).Toasts;

/** How long a page is left to itself before what it may need later is fetched. */
const AT_REST_MS = 10_000;

/** The words alone, for when what draws toasts cannot be loaded: most often they say that nobody answers. */
function PlainToast({ toast: { id, content } }: { readonly toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => toastActor.send({ type: 'TOAST.DISMISSED', id }), DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [id]);
  const place = useRef<HTMLDivElement>(null);
  const style = useClearPlace(place, id);
  return (
    <div ref={place} role="status" className={styles.plain} style={style}>
      <strong>{content.title}</strong> {content.description}
    </div>
  );
}

/** How far the loading of what draws toasts is. */
type Loaded = 'not yet' | 'failed' | { readonly Toasts: ComponentType };

interface ToastPlaceProps {
  readonly load?: LoadToasts;
}

/**
 * Where toasts appear, in every layout. What draws them is loaded once the page is at rest: the first toast may well be the one that says
 * that there is no connection, and then nothing can be loaded.
 */
export function ToastPlace({ load = loadToasts }: ToastPlaceProps) {
  const toast = useSelector(toastActor, ({ context }) => context.toast);
  const isOpen = useSelector(toastActor, (snapshot) => snapshot.matches('open'));
  const [loaded, setLoaded] = useState<Loaded>('not yet');
  const isMissing = typeof loaded === 'string';
  const wanted = toast?.id;
  useEffect(() => {
    if (!isMissing) return undefined;
    const fetchToasts = () =>
      void load().then(
        (Toasts) => setLoaded({ Toasts }),
        () => setLoaded('failed'),
      );
    const timer = setTimeout(fetchToasts, wanted === undefined ? AT_REST_MS : 0);
    return () => clearTimeout(timer);
  }, [isMissing, wanted, load]);
  if (toast === undefined) return null;
  if (typeof loaded !== 'string') return <loaded.Toasts />;
  return loaded === 'failed' && isOpen && <PlainToast toast={toast} />;
}
