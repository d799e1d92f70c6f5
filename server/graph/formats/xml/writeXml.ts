/** Characters that XML 1.0 cannot hold, however they are written. */
const UNSAID = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Whether XML can hold a text. */
export const isXmlText = (text: string): boolean => !UNSAID.test(text);

/** A value as JSON that XML can hold. */
export const xmlJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text between tags or in an attribute: blanks that a reader would change are written as references. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
    .replaceAll(/[\t\n\r\u0085\u2028]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Attributes of a tag, without those that have no value. */
export const attributesText = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('');
