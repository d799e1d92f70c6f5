import { type Pass, type Reading } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { issueAt } from '../issues.js';

const isWide = (finding: Finding, most: number): boolean =>
  (finding.found === 'node' || finding.found === 'relationship') && Object.keys(finding.properties).length > most;

const told = (file: string, finding: Finding, most: number): Finding => {
  if (finding.found !== 'node' && finding.found !== 'relationship') return finding;
  const detail = `It has ${Object.keys(finding.properties).length} properties, more than ${most}`;
  return asFinding(issueAt({ file, row: finding.row }, 'TOO_MANY_PROPERTIES', detail));
};

/** A reading without elements that have more properties than `most`, each told by its place: one takes nothing of the others along. */
export function narrowElements({ nodes, relationships }: Reading, most: number): Reading {
  const narrowed = (passes: readonly Pass[]): readonly Pass[] =>
    passes.map(({ file, findings }) => ({
      file,
      async *findings() {
        for await (const found of findings())
          yield found.map((each) => (isWide(each, most) ? told(file.name, each, most) : each));
      },
    }));
  return { nodes: narrowed(nodes), relationships: narrowed(relationships) };
}
