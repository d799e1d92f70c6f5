// Before anything is drawn: the page in the language that the application has in this browser.
(() => {
  let wanted = null;
  try {
    wanted = localStorage.getItem('language');
  } catch {
    // Storage may be forbidden: the browser's language is then followed.
  }
  if ((wanted !== 'en' && wanted !== 'ro') || wanted === document.documentElement.lang) return;
  const here = new URL(location.href);
  here.searchParams.set('lang', wanted);
  location.replace(here);
})();
