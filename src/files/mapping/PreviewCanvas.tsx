import { theme } from 'antd';
import { type Core } from 'cytoscape';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';

import { useThemeMode } from '../../components/theme/useThemeMode';
import { type Point } from '../../../domain/elements/elements';
import { type StoredStyle } from '../../../domain/styles/style';
import { summarised } from '../../../domain/styles/summary';
import { useLanguage } from '../../app/i18n/useLanguage';
import { useSayValue } from '../../graph/styles/useSayValue';
import { type Looks, nodeElement, relationshipElement } from '../../canvas/core/elementData';
import { type DrawnNode, type DrawnRelationship } from '../../canvas/style/looks';
import { StyleBook } from '../../canvas/style/StyleBook';
import { useIcons } from '../../canvas/style/IconPictures';
import { isLive } from '../../canvas/core/life';
import { refreshSmallLandmarks, writeSmallCaptions } from '../../canvas/core/smallLandmarks';
import { fit } from '../../canvas/core/viewport';
import { previewPlaces } from './previewPlaces';
import { CANVAS_BACKGROUND, LabelColours } from '../../canvas/style/palette';
import { smallStylesheet } from '../../canvas/style/stylesheet';
import { canvasTheme } from '../../canvas/style/theme';

const CytoscapeMount = lazy(async () => ({
  default: (await import('../../canvas/stage/CytoscapeMount')).CytoscapeMount,
}));

interface PreviewCanvasProps {
  readonly nodes: readonly (Pick<DrawnNode, 'id' | 'labels' | 'properties' | 'propertyKinds'> & {
    readonly position?: Point;
  })[];
  readonly relationships: readonly DrawnRelationship[];
  /** What was chosen of how labels and types look. */
  readonly chosen?: readonly StoredStyle[];
  readonly height: number | string;
  /** What a reader who does not see it is told. */
  readonly label: string;
}

const NOTHING_CHOSEN: readonly StoredStyle[] = [];

/** The looks of a graph of which nothing else is known. */
function useBookOf(
  { nodes, relationships }: Pick<PreviewCanvasProps, 'nodes' | 'relationships'>,
  chosen: readonly StoredStyle[],
) {
  const say = useSayValue();
  const language = useLanguage();
  return useMemo(() => {
    const plain = new StyleBook(new LabelColours()).knowing(summarised(nodes, relationships));
    return plain.choosing(chosen).saying(say, language);
  }, [nodes, relationships, chosen, say, language]);
}

/** A small graph to look at, pan and zoom, laid out once; nothing in it can be changed. Give it constant arrays. */
export function PreviewCanvas({ nodes, relationships, chosen = NOTHING_CHOSEN, height, label }: PreviewCanvasProps) {
  const mode = useThemeMode();
  const { token } = theme.useToken();
  const core = useRef<Core | null>(null);
  const places = useMemo(() => previewPlaces(nodes, relationships), [nodes, relationships]);
  const book = useBookOf({ nodes, relationships }, chosen);
  const { icons, come } = useIcons();

  const draw = useCallback(() => {
    const cy = core.current;
    if (cy === null || !isLive(cy)) return;
    const looks: Looks = { book, icons, mode };
    const degree = (id: string) =>
      relationships.filter((each) => each.startNodeId === id || each.endNodeId === id).length;
    cy.style(smallStylesheet(canvasTheme(mode, token)));
    cy.autoungrabify(true);
    cy.userZoomingEnabled(true);
    cy.batch(() => {
      cy.elements().remove();
      cy.add(
        nodes.map((node) =>
          nodeElement({ ...node, degree: degree(node.id) }, places.get(node.id) ?? { x: 0, y: 0 }, looks),
        ),
      );
      cy.add(relationships.map((relationship) => relationshipElement(relationship, looks)));
    });
    writeSmallCaptions(cy);
    fit(cy);
    refreshSmallLandmarks(cy);
  }, [nodes, relationships, places, book, icons, mode, token]);
  // Icons come later than the first picture, which then has them too.
  useEffect(() => {
    if (come > 0) draw();
  }, [come, draw]);

  const attach = useCallback(
    (cy: Core) => {
      if (core.current === cy) return;
      core.current = cy;
      // Until somebody moves it, all of it is in sight, however the window changes.
      let isMoved = false;
      cy.on('scrollzoom pinchzoom dragpan', () => (isMoved = true));
      cy.on('resize', () => {
        if (!isMoved && cy.nodes().nonempty()) fit(cy);
      });
      cy.on('zoom resize', () => refreshSmallLandmarks(cy));
      draw();
    },
    [draw],
  );
  useEffect(draw, [draw]);
  return (
    <div role="img" aria-label={label} style={{ height, background: CANVAS_BACKGROUND[mode], overflow: 'hidden' }}>
      <Suspense fallback={null}>
        <CytoscapeMount onCore={attach} />
      </Suspense>
    </div>
  );
}
