import { withoutDirections } from '../../../domain/caption/directions';

/** A name or a value that somebody wrote: it is read in its own direction, and turns nothing in it or beside it. */
export const Isolated = ({ text }: { readonly text: string }) => <bdi>{withoutDirections(text)}</bdi>;
