import account from './account.json';
import audio from './audio.json';
import canvas from './canvas.json';
import changes from './changes.json';
import data from './data.json';
import files from './files.json';
import { firstTexts } from './first';
import { furtherTexts } from './further';
import help from './help.json';
import history from './history.json';
import images from './images.json';
import palette from './palette.json';
import processing from './processing.json';
import projects from './projects.json';
import publicArea from './public.json';
import purchases from './purchases.json';
import query from './query.json';
import settings from './settings.json';
import styles from './styles.json';
import teaching from './teaching.json';
import view from './view.json';
import visits from './visits.json';

/** Every text of the interface in English, by area. */
export const texts = {
  ...firstTexts,
  ...furtherTexts,
  account,
  audio,
  canvas,
  changes,
  data,
  files,
  help,
  history,
  images,
  palette,
  processing,
  projects,
  public: publicArea,
  purchases,
  query,
  settings,
  styles,
  teaching,
  view,
  visits,
};
