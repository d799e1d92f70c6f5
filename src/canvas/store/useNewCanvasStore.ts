import { theme } from 'antd';
import { useEffect, useMemo, useState } from 'react';

import { useThemeMode } from '../../components/theme/useThemeMode';
import { type GraphStore } from '../../graph/graphState';
import { LabelColours } from '../style/palette';
import { StyleBook } from '../style/StyleBook';
import { canvasTheme } from '../style/theme';
import { canvasStoreOn, type CanvasStore } from './canvasStore';

/**
 * The store of a canvas that begins, in the theme of the page: that of the graph which is shown on it.
 * @param areLooksKnown whether nothing that was chosen of looks is to come
 */
export function useNewCanvasStore(graph: GraphStore, areLooksKnown: boolean): CanvasStore {
  const mode = useThemeMode();
  const { token } = theme.useToken();
  const look = useMemo(() => canvasTheme(mode, token), [mode, token]);
  const [store] = useState(() =>
    canvasStoreOn(graph, { theme: look, book: new StyleBook(new LabelColours()), areLooksKnown }),
  );
  useEffect(() => store.setState({ theme: look }), [store, look]);
  return store;
}
