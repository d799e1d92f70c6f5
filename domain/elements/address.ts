import { type ElementRef } from './elements.js';

/** The page with the canvas. */
export const OVERVIEW = '/dashboard/data-overview';

/** The address, within an installation, that opens the canvas with an element selected. */
export const elementAddress = ({ kind, id }: ElementRef, projectId: string | null): string =>
  `${OVERVIEW}?${new URLSearchParams({ [kind]: id, ...(projectId === null ? {} : { project: projectId }) })}`;
