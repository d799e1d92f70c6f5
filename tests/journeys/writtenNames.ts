import { type Page } from '@playwright/test';

/** A line of letters on the page: where its ink is. */
export interface WrittenLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

declare global {
  /** What was written on a canvas since it was last emptied, in its pixels. */
  var written: Map<object, WrittenLine[]> | undefined;
}

/** The script of the worker that draws large graphs. */
const DRAWING = /assets\/drawing\.worker-[^/]*\.js/u;

/** Run before the scripts of a page or of a worker: notes what is written on canvases. */
function notesWhatIsWritten(): void {
  const written = (globalThis.written = new Map<object, WrittenLine[]>());
  for (const kind of [globalThis.OffscreenCanvasRenderingContext2D, globalThis.CanvasRenderingContext2D]) {
    if (kind === undefined) continue;
    const { fillText } = kind.prototype;
    kind.prototype.fillText = function noted(this: CanvasRenderingContext2D, text: string, x: number, y: number) {
      const { a: scale, e, f } = this.getTransform();
      const ink = this.measureText(text);
      const line = {
        text,
        left: (x - ink.actualBoundingBoxLeft) * scale + e,
        right: (x + ink.actualBoundingBoxRight) * scale + e,
        top: (y - ink.actualBoundingBoxAscent) * scale + f,
        bottom: (y + ink.actualBoundingBoxDescent) * scale + f,
      };
      // What only opens a veil is not seen.
      if (this.globalCompositeOperation === 'source-over') written.get(this.canvas)?.push(line);
      return fillText.call(this, text, x, y);
    };
    // Each picture begins so.
    for (const name of ['putImageData', 'drawImage', 'clearRect'] as const) {
      const own: (...given: never) => void = kind.prototype[name];
      const begun = function begun(this: CanvasRenderingContext2D, ...given: readonly unknown[]) {
        if (name !== 'clearRect' || given[2] === this.canvas.width) written.set(this.canvas, []);
        return own.apply(this, given as never);
      };
      Object.assign(kind.prototype, { [name]: begun });
    }
  }
}

/** From its next page on, notes what is written on the canvases of a page, also by the worker that draws large graphs. */
export async function notesWriting(page: Page): Promise<void> {
  await page.addInitScript(notesWhatIsWritten);
  await page.route(DRAWING, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${notesWhatIsWritten.toString()})();\n${await response.text()}` });
  });
}

/** Which lines of letters are seen on the canvas, whoever wrote them: numbers of bundles are not among them. */
export async function writtenNames(page: Page): Promise<WrittenLine[]> {
  const seen = await page.getByTestId('graph-canvas').evaluate((element) => {
    const { canvasCore: cy } = window;
    const [far, emphasis] = ['far-layer', 'emphasis'].map((id) =>
      element.querySelector<HTMLCanvasElement>(`[data-testid=${id}]`),
    );
    if (cy === undefined || !far || !emphasis) throw new Error('nothing draws the canvas');
    const at = element.getBoundingClientRect();
    const label = { includeNodes: false, includeEdges: false, includeOverlays: false, includeUnderlays: false };
    const near = cy.nodes('.captioned').filter((node) => !node.hasClass('inner'));
    const { left, top, width } = far.getBoundingClientRect();
    return {
      far: { left, top, scale: width / far.width, width: far.width, height: far.height },
      near: near.map((node) => {
        const { x1, x2, y1, y2 } = node.renderedBoundingBox(label);
        // Around a label Cytoscape counts its outline and two pixels besides.
        const rim = (Number.parseFloat(node.style('text-outline-width')) + 2) * cy.zoom();
        const [[a, b], [c, d]] = [
          [x1 + rim, x2 - rim],
          [y1 + rim, y2 - rim],
        ];
        const text = String(node.data('written')).replaceAll('\n', ' ');
        return { text, left: at.left + a, right: at.left + b, top: at.top + c, bottom: at.top + d };
      }),
      emphasised: emphasis.hidden
        ? []
        : (globalThis.written?.get(emphasis) ?? []).map((line) => ({
            ...line,
            ...{
              left: line.left + at.left,
              right: line.right + at.left,
              top: line.top + at.top,
              bottom: line.bottom + at.top,
            },
          })),
      stage: { left: at.left, right: at.right, top: at.top, bottom: at.bottom },
    };
  });
  const { far, near, emphasised, stage } = seen;
  // Others may be busy with something else.
  const drawing = page.workers().filter((worker) => DRAWING.test(worker.url()));
  const pictures = await Promise.all(
    drawing.map((worker) =>
      worker.evaluate(
        ([width, height]) =>
          [...(globalThis.written ?? [])].flatMap(([canvas, lines]) => {
            const sheet = canvas as OffscreenCanvas;
            return sheet.width === width && sheet.height === height ? lines : [];
          }),
        [far.width, far.height] as const,
      ),
    ),
  );
  const onPage = pictures.flat().map((line) => ({
    ...{ text: line.text, left: far.left + line.left * far.scale, right: far.left + line.right * far.scale },
    ...{ top: far.top + line.top * far.scale, bottom: far.top + line.bottom * far.scale },
  }));
  return [...onPage, ...near, ...emphasised].filter(
    ({ text, left, right, top, bottom }) =>
      /\p{L}/u.test(text) && right > stage.left && left < stage.right && bottom > stage.top && top < stage.bottom,
  );
}
