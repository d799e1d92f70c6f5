import CameraOutlined from '@ant-design/icons/CameraOutlined';
import ExportOutlined from '@ant-design/icons/ExportOutlined';
import FileImageOutlined from '@ant-design/icons/FileImageOutlined';
import FundViewOutlined from '@ant-design/icons/FundViewOutlined';
import FunnelPlotOutlined from '@ant-design/icons/FunnelPlotOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import ImportOutlined from '@ant-design/icons/ImportOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import TagsOutlined from '@ant-design/icons/TagsOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import ThunderboltOutlined from '@ant-design/icons/ThunderboltOutlined';

import { EVERY_NODE } from '../../domain/query/chips/adding';
import { type CanvasAction, ON_STAGE } from './types';

/** Asks for files to import into the project. */
const importFiles: CanvasAction = {
  id: 'importFiles',
  icon: ImportOutlined,
  keys: ['i'],
  menu: ON_STAGE,
  toolbar: 'create',
  enabled: () => true,
  perform: ({ show }) => show('import'),
};

/** Asks in which format the project is to be downloaded. */
const exportGraph: CanvasAction = {
  id: 'exportGraph',
  icon: ExportOutlined,
  keys: ['x'],
  menu: ON_STAGE,
  toolbar: 'share',
  enabled: (state) => state.nodesShown > 0,
  perform: ({ show }) => show('export'),
};

/** Keeps a picture of what is seen, with the view. */
const keepPicture: CanvasAction = {
  id: 'keepPicture',
  icon: CameraOutlined,
  keys: ['k'],
  menu: ON_STAGE,
  toolbar: 'picture',
  enabled: (state) => state.nodesShown > 0,
  perform: ({ show }) => show('picture'),
};

/** Asks how a picture of the graph is wanted, and saves it as a file. */
const savePicture: CanvasAction = {
  id: 'savePicture',
  icon: FileImageOutlined,
  keys: ['shift+k'],
  menu: ON_STAGE,
  toolbar: 'picture',
  enabled: (state) => state.nodesShown > 0,
  perform: ({ show }) => show('savedPicture'),
};

/** Moves the keyboard to the search box. */
const search: CanvasAction = {
  id: 'search',
  icon: SearchOutlined,
  keys: ['/'],
  enabled: () => true,
  perform: ({ show }) => show('search'),
};

/** Lets what a query finds stand out, or ends that. */
const filter: CanvasAction = {
  id: 'filter',
  icon: FunnelPlotOutlined,
  keys: ['q'],
  menu: ON_STAGE,
  toolbar: 'sight',
  pressed: (state) => state.isFiltering,
  enabled: (state) => state.nodesShown > 0 || state.isFiltering,
  perform: ({ store }) =>
    store.setState(({ looking }) => ({
      looking: looking?.query.kind === 'nodes' ? null : { query: EVERY_NODE, sight: 'dim' },
    })),
};

/** Shows or hides the list of what is on the canvas. */
const outline: CanvasAction = {
  id: 'outline',
  icon: UnorderedListOutlined,
  keys: ['o'],
  toolbar: 'views',
  pressed: (state) => state.isOutlineOpen,
  enabled: () => true,
  perform: ({ show }) => show('outline'),
};

/** Shows or hides the legend. */
const legend: CanvasAction = {
  id: 'legend',
  icon: TagsOutlined,
  keys: ['g'],
  toolbar: 'views',
  pressed: (state) => state.isLegendOpen,
  enabled: () => true,
  perform: ({ show }) => show('legend'),
};

/** Keeps what is looked at as a view of the project, under a name. */
const saveView: CanvasAction = {
  id: 'saveView',
  icon: FundViewOutlined,
  keys: ['v'],
  menu: ON_STAGE,
  toolbar: 'views',
  enabled: (state) => state.nodesShown > 0,
  perform: ({ show }) => show('savedView'),
};

/** Asks which sites show the project in a frame. */
const embed: CanvasAction = {
  id: 'embed',
  icon: GlobalOutlined,
  keys: [],
  toolbar: 'share',
  enabled: (state) => state.nodesShown > 0,
  perform: ({ show }) => show('embeds'),
};

/** Shows the keys of the canvas. */
const shortcuts: CanvasAction = {
  id: 'shortcuts',
  icon: QuestionCircleOutlined,
  keys: ['?'],
  toolbar: 'more',
  enabled: () => true,
  perform: ({ show }) => show('shortcuts'),
};

/** Lists every action that is possible, every page and, by search, every node. */
const palette: CanvasAction = {
  id: 'palette',
  icon: ThunderboltOutlined,
  keys: ['mod+k'],
  menu: ON_STAGE,
  toolbar: 'more',
  isKeyOnly: true,
  enabled: () => true,
  perform: ({ show }) => show('palette'),
};

/** Brings up what stands beside or over the canvas. */
export const SURFACES = [
  importFiles,
  exportGraph,
  keepPicture,
  savePicture,
  search,
  filter,
  outline,
  legend,
  saveView,
  embed,
  palette,
  shortcuts,
];
