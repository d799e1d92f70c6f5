import { type Core } from 'cytoscape';

import { imageUrl } from '../../images/imageUrls';
import { isLive } from './life';

/** Draws the picture that a node wears once it has come, or takes away the one that it wears no longer. */
export function wearPicture(cy: Core, id: string, imageId: string | undefined): void {
  const drawn = cy.getElementById(id);
  if (imageId === undefined) {
    if (drawn.nonempty() && drawn.data('picture') !== undefined) drawn.removeData('picture');
    return;
  }
  void imageUrl(imageId).then((url) => {
    if (url === null || !isLive(cy)) return;
    // The node may be another one by now.
    const present = cy.getElementById(id);
    if (present.nonempty() && present.data('picture') !== url) present.data('picture', url);
  });
}
