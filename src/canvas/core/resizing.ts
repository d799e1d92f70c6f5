import { type Core } from 'cytoscape';

/** What a core and its canvas renderer know of their size. None of it is public. */
interface SizedCore {
  invalidateSize(): void;
  /** None once the core is destroyed. */
  renderer(): SizedRenderer | null;
}

interface SizedRenderer {
  readonly canvasWidth?: number;
  readonly canvasHeight?: number;
  findContainerClientCoords?(): readonly [left: number, top: number, width: number, height: number, ...number[]];
  invalidateContainerClientCoordsCache?(): void;
  getPixelRatio?(): number;
}

/** Whether the place of a canvas is as large, in the pixels of the screen, as what was drawn in it last. */
function isAsDrawn(renderer: SizedRenderer): boolean {
  const [, , width, height] = renderer.findContainerClientCoords?.() ?? [];
  const ratio = renderer.getPixelRatio?.();
  if (width === undefined || height === undefined || ratio === undefined) return false;
  return width * ratio === renderer.canvasWidth && height * ratio === renderer.canvasHeight;
}

/**
 * Lets a core be resized only when it has another size. Cytoscape (3.34) draws all anew a tenth of a second after it was mounted, since its
 * observer tells of the first size as well, after each attribute that its container is given, and after each resizing of a window that
 * leaves the canvas as large as it is. Where the canvas stands is measured again each time.
 */
export function resizedWhenSizeChanges(cy: Core): void {
  const sized = cy as unknown as SizedCore;
  const resize = cy.resize.bind(cy);
  cy.resize = () => {
    const renderer = sized.renderer();
    renderer?.invalidateContainerClientCoordsCache?.();
    if (renderer === null || !isAsDrawn(renderer)) return resize();
    sized.invalidateSize();
    return cy;
  };
}
