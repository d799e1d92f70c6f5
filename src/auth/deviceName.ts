type Names = readonly (readonly [name: string, mark: RegExp])[];

/** The first that fits: most browsers name others in their text as well. */
const BROWSERS: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chromium', /\bChromium\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: Names = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac ?OS ?X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];
const UNKNOWN = 'Browser';

const nameIn = (names: Names, userAgent: string) => names.find(([, mark]) => mark.test(userAgent))?.[0];

/** What a person calls a browser, such as "Firefox, Linux"; names, the same in every language. */
export const deviceName = (userAgent: string): string =>
  [nameIn(BROWSERS, userAgent) ?? UNKNOWN, nameIn(SYSTEMS, userAgent)].filter(Boolean).join(', ');
