import { type FileHead, type Pass, type Reading, type SourceFile } from './Format.js';
import { type Finding } from './Found.js';

/** Finds the nodes and relationships of a file in one go, in whatever order it has them. Throws `FileFault`. */
export type GraphFinder = (file: SourceFile) => AsyncIterable<readonly Finding[]>;

function passOf(file: SourceFile, find: GraphFinder, wants: (finding: Finding) => boolean): Pass {
  return {
    file,
    async *findings() {
      for await (const found of find(file)) {
        const wanted = found.filter(wants);
        if (wanted.length > 0) yield wanted;
      }
    },
  };
}

const isRelationship = ({ found }: Finding): boolean => found === 'relationship';

/** A reading that goes through each file twice: for its nodes with all that is told, then for its relationships. */
export const graphPasses = (heads: readonly FileHead[], find: GraphFinder): Reading => ({
  nodes: heads.map(({ file }) => passOf(file, find, (finding) => !isRelationship(finding))),
  relationships: heads.map(({ file }) => passOf(file, find, isRelationship)),
});
