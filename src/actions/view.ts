import CompressOutlined from '@ant-design/icons/CompressOutlined';
import PartitionOutlined from '@ant-design/icons/PartitionOutlined';
import ZoomInOutlined from '@ant-design/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/ZoomOutOutlined';

import { type CanvasAction, ON_STAGE } from './types';

/** How much larger everything is after one press. */
const ZOOM = 1.3;

/** Makes everything larger. */
const zoomIn: CanvasAction = {
  id: 'zoomIn',
  icon: ZoomInOutlined,
  keys: ['+', '='],
  toolbar: 'corner',
  enabled: (state) => state.nodesShown > 0,
  perform: ({ controller }) => controller.zoom(ZOOM),
};

/** Makes everything smaller. */
const zoomOut: CanvasAction = {
  id: 'zoomOut',
  icon: ZoomOutOutlined,
  keys: ['-'],
  toolbar: 'corner',
  enabled: (state) => state.nodesShown > 0,
  perform: ({ controller }) => controller.zoom(1 / ZOOM),
};

/** Shows all that is drawn. */
const fitAll: CanvasAction = {
  id: 'fitAll',
  icon: CompressOutlined,
  keys: ['0'],
  menu: ON_STAGE,
  toolbar: 'corner',
  enabled: (state) => state.nodesShown > 0,
  perform: ({ controller }) => controller.fit(),
};

/** Lays the graph out by its relationships. */
const arrange: CanvasAction = {
  id: 'arrange',
  icon: PartitionOutlined,
  keys: ['l'],
  menu: ON_STAGE,
  enabled: (state) => state.nodesShown > 1 && !state.isLayoutRunning,
  perform: ({ layout }) => layout.send({ type: 'LAYOUT.WANTED', layout: 'force' }),
};

/** Changes how the graph is seen. */
export const VIEW = [zoomIn, zoomOut, fitAll, arrange];
