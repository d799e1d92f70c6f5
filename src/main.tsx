import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

// The ground that the stylesheets of all parts stand on comes before them.
import './app/theme/base.css';
import './app/theme/flag-letters/flag-letters.css';
import './components/loading/loadingActor';
import { startCounting } from './app/analytics/pageViews';
import { loadConfig } from './app/config';
import { StartFailed } from './app/errors/StartFailed';
import { isView } from './app/storage';
import { startI18n } from './app/i18n/i18n';
import { keepKeys } from './app/focus/keepKeys';
import { capturePresses } from './app/pointer/capturePresses';
import { Providers } from './app/Providers';
import { routes } from './app/routes';
import { fetchFlagLetters } from './app/theme/flag-letters/fetchFlagLetters';

/** Loads settings and texts together, then draws; without settings it says that the backend does not answer. */
async function start(root: HTMLElement): Promise<void> {
  const [config] = await Promise.allSettled([loadConfig(), startI18n()]);
  if (config.status === 'rejected') {
    createRoot(root).render(<StartFailed />);
    return;
  }
  const { tagManagerId } = config.value;
  if (tagManagerId && !isView()) startCounting(tagManagerId);
  const router = createBrowserRouter(routes);
  createRoot(root).render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
}

capturePresses(document);
keepKeys(document);
fetchFlagLetters();
const root = document.getElementById('root');
if (root) void start(root);
