/** Where a link of an answer may lead: into the product, or to a page of the web; anything else is only text. */
export type LinkTarget = { readonly kind: 'product' | 'web'; readonly address: string } | null;

/** A path of this product, and no address of another host written as one. */
const PRODUCT_PATH = /^\/(?![/\\])/;

/** An address that was not written as a link but looks like one: nobody chose to lead anywhere. */
const isBare = (address: string, words: string): boolean =>
  [words, `http://${words}`, `https://${words}`, `mailto:${words}`].includes(address);

/**
 * What a link leads to.
 * @param address as Markdown gives it
 * @param words what stands for it in the text
 */
export function linkTarget(address: string | undefined, words: string): LinkTarget {
  if (address === undefined || isBare(address, words)) return null;
  if (PRODUCT_PATH.test(address)) return { kind: 'product', address };
  return /^https?:\/\//i.test(address) ? { kind: 'web', address } : null;
}
