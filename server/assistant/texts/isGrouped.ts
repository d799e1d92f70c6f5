/** Words in the name of a property that say that its numbers name something, in both languages. */
const NAMING = /(?:^|[^\p{L}])(?:id|code|cod|zip|postcode|isbn|ean|phone|telefon|fax|year|an)(?=$|[^\p{L}])/iu;

/** The name of a property as words: `postalCode` and `postal_code` are "postal Code" and "postal code". */
const worded = (property: string) => property.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ');

/** Below this, a number may be a year, and is easily read without separators. */
const LEAST_GROUPED = 10_000;

/**
 * Whether the value of a property is written with separators between its thousands. A number of up to four digits is
 * not, nor is one whose property says that it names something: years and ids are written as they were entered.
 */
export const isGrouped = (value: number, property = ''): boolean =>
  Math.abs(value) >= LEAST_GROUPED && !NAMING.test(worded(property));
