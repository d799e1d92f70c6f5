/**
 * Takes from Markdown what loads or leads elsewhere: links, pictures, definitions of links, HTML. What a model writes may be
 * what somebody wrote into the graph. Works on pieces one after another.
 */
export class Harmless {
  #endsOpen = false;

  push(piece: string): string {
    const begun = this.#endsOpen && /^[([:]/u.test(piece) ? `\\${piece}` : piece;
    this.#endsOpen = piece === '' ? this.#endsOpen : piece.endsWith(']');
    return begun.replace(/\](?=[([:])/gu, ']\\').replaceAll('<', '\\<');
  }
}
