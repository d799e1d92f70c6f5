import { Main } from '../Main';

/** No header and no footer: meant to stand in a frame of another page. */
export function BareLayout() {
  return <Main />;
}
