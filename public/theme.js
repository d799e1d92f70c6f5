// Runs before anything is drawn, so that a page never flashes in the wrong theme or size. The keys and their values are those of
// domain/look/look.ts; the colours are the page's in
// src/app/theme/palette.ts (a test compares them).
(function () {
  // Storage may be forbidden: the system is then followed.
  const framed = location.pathname.replace(/\/+$/, '') === '/web-view';
  const stored = function (key) {
    // A view in a frame of another site looks as that frame says (src/app/frame.ts).
    if (framed) return key === 'theme' ? new URLSearchParams(location.search).get('theme') : null;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const choice = stored('theme');
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const mode = dark ? 'dark' : 'light';
  const root = document.documentElement;
  root.dataset.theme = mode;
  root.style.colorScheme = mode;
  root.dataset.density = stored('density') === 'compact' ? 'compact' : 'comfortable';
  const still = stored('motion') === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.dataset.motion = still ? 'reduced' : 'full';
  root.style.backgroundColor = { light: '#f6f3ea', dark: '#0e1819' }[mode];
})();
