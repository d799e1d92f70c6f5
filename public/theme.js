// Runs before anything is drawn, so that a page never flashes in the wrong theme. The key and its values are those of
// machines/themeMachine.ts; the colours are the page's in
// src/app/theme/palette.ts (a test compares them).
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage may be forbidden: the system's theme is then followed.
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var mode = dark ? 'dark' : 'light';
  var root = document.documentElement;
  root.dataset.theme = mode;
  root.style.colorScheme = mode;
  root.style.backgroundColor = { light: '#f6f3ea', dark: '#0e1819' }[mode];
})();
