import cytoscape, { type Core, type StylesheetJson } from 'cytoscape';

import { smallStylesheet, stylesheet } from '../../src/canvas/style/stylesheet.js';
import { type CanvasTheme } from '../../src/canvas/style/theme.js';
import { SAMPLE } from '../../tests/journeys/sample.js';
import { type BenchRow } from '../table.js';

const THEME: CanvasTheme = {
  ...{ mode: 'light', background: '#ffffff', text: '#1f1f1f', faintText: '#595959', edge: '#8c8c8c' },
  ...{ accent: '#1677ff', fontFamily: 'system-ui, sans-serif' },
};

/** As large as the sample, with nothing on it that anybody chose. */
const elements = () => [
  ...Array.from({ length: SAMPLE.nodes }, (_, at) => ({
    data: { id: `n${at}`, caption: `Place ${at}`, colour: '#4477aa', size: 36, fontSize: 14, shape: 'ellipse' },
  })),
  ...Array.from({ length: SAMPLE.relationships }, (_, at) => ({
    data: {
      ...{ id: `r${at}`, source: `n${at % SAMPLE.nodes}`, target: `n${(at * 7 + 1) % SAMPLE.nodes}` },
      ...{ caption: 'LIES_IN', lineColour: '#aa7744' },
    },
  })),
];

interface CountedStyle {
  applyParsedProperty(...of: unknown[]): unknown;
}

/** How many properties Cytoscape sets, each on one element, until all is styled. */
function propertiesSet(style: StylesheetJson): number {
  const cy: Core = cytoscape({ headless: true, styleEnabled: true, style });
  const counted = cy.style() as unknown as CountedStyle;
  const apply = counted.applyParsedProperty.bind(counted);
  let total = 0;
  counted.applyParsedProperty = (...of) => {
    total += 1;
    return apply(...of);
  };
  cy.add(elements());
  cy.elements().forEach((element) => void element.visible());
  cy.destroy();
  return total;
}

/** What it takes to style a graph as large as the sample for its first picture, beside giving each element all that it may ever need. */
export function benchStyling(): BenchRow[] {
  const whole = propertiesSet(smallStylesheet(THEME));
  return (['far', 'near'] as const).map((detail) => {
    const ours = propertiesSet(stylesheet(THEME, detail));
    return {
      what: `properties set to style the sample ${detail === 'far' ? 'from afar' : 'before its captions'} ÷ all of them (${whole})`,
      measured: (ours / whole).toFixed(2),
      bar: '≤ 0.5',
      ok: ours / whole <= 0.5,
    };
  });
}
