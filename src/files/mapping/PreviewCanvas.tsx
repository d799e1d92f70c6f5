import { lazy, Suspense, useMemo } from 'react';

import { useThemeMode } from '../../components/theme/useThemeMode';
import { type Point } from '../../../domain/elements/elements';
import { type StoredStyle } from '../../../domain/styles/style';
import { summarised } from '../../../domain/styles/summary';
import { useLanguage } from '../../app/i18n/useLanguage';
import { useSayValue } from '../../graph/styles/useSayValue';
import { type DrawnNode, type DrawnRelationship } from '../../canvas/style/looks';
import { StyleBook } from '../../canvas/style/StyleBook';
import { useStillDrawing } from './useStillDrawing';
import { previewPlaces } from './previewPlaces';
import { CANVAS_BACKGROUND, LabelColours } from '../../canvas/style/palette';

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

/** The looks of the beginning of a graph: of a property with few values so far it is not known whether it can colour all. */
function useBookOf(
  { nodes, relationships }: Pick<PreviewCanvasProps, 'nodes' | 'relationships'>,
  chosen: readonly StoredStyle[],
) {
  const say = useSayValue();
  const language = useLanguage();
  return useMemo(() => {
    const beginning = { ...summarised(nodes, relationships), isBeginning: true };
    const plain = new StyleBook(new LabelColours()).knowing(beginning);
    return plain.choosing(chosen).saying(say, language);
  }, [nodes, relationships, chosen, say, language]);
}

/** A small graph to look at, pan and zoom, laid out once; nothing in it can be changed. Give it constant arrays. */
export function PreviewCanvas({ nodes, relationships, chosen = NOTHING_CHOSEN, height, label }: PreviewCanvasProps) {
  const mode = useThemeMode();
  const graph = useMemo(() => ({ nodes, relationships }), [nodes, relationships]);
  const places = useMemo(() => previewPlaces(nodes, relationships), [nodes, relationships]);
  const attach = useStillDrawing(graph, places, useBookOf(graph, chosen));
  return (
    <div role="img" aria-label={label} style={{ height, background: CANVAS_BACKGROUND[mode], overflow: 'hidden' }}>
      <Suspense fallback={null}>
        <CytoscapeMount onCore={attach} />
      </Suspense>
    </div>
  );
}
