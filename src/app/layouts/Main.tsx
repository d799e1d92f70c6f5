import { Outlet } from 'react-router-dom';

import { useArrival } from '../arrival/useArrival';
import { MAIN_ID } from './SkipLink';

/** The main part of a page: the screen that the path asks for, announced when it is reached. */
export function Main({ className }: { readonly className?: string | undefined }) {
  useArrival();
  return (
    <main id={MAIN_ID} className={className} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
