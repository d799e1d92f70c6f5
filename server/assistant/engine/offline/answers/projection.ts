import { type GraphNode } from '../../../../contract/elements.js';
import { type Wording } from '../../../texts/Wording.js';

/** What some properties of a node are, a sentence for each that it has. */
export const projectionOf = (node: GraphNode, names: readonly string[], wording: Wording): string[] =>
  names
    .filter((name) => name in node.properties)
    .map((name) => {
      const value = wording.valueOf(node, name);
      return wording.t('property', { node: wording.name(node), property: wording.plain(name), value });
    });
