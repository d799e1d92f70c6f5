import { PREVIEWED } from '../../contract/importMapping.js';
import { openImport, type SomeChoices } from '../formats/mapped/openImport.js';
import { type Pass, type Reading } from '../formats/Format.js';
import { type Finding } from '../formats/Found.js';
import { readElements } from '../formats/readElements.js';
import { NEW_IDS } from '../formats/Resolver.js';
import { type ImportBatch, type ImportedNode, type ImportedRelationship } from '../ports/ImportSink.js';
import { stagedSource } from './stagedSource.js';
import { type StagedFile } from './protocol.js';

/** Findings of a table that are looked through for what belongs to the first nodes. */
const LOOKED_THROUGH = 2000;

/** The beginning of a pass. */
const beginning = (pass: Pass, most: number): Pass => ({
  file: pass.file,
  async *findings() {
    let left = most;
    for await (const found of pass.findings()) {
      const some: readonly Finding[] = found.slice(0, left);
      left -= some.length;
      yield some;
      if (left <= 0) return;
    }
  },
});

/** Rows of each table that are drawn, so that every table is seen. */
const share = (reading: Reading): number => Math.max(8, Math.floor(PREVIEWED / Math.max(1, reading.nodes.length)));

/** The first elements of files as they would be with a mapping. Throws `FileFault`. */
export async function previewFiles(files: readonly StagedFile[], choices: SomeChoices): Promise<ImportBatch> {
  const { reading } = await openImport(await Promise.all(files.map((file) => stagedSource(file))), {
    ...choices,
    isPreview: true,
  });
  const begun: Reading = {
    nodes: reading.nodes.map((pass) => beginning(pass, share(reading))),
    relationships: reading.relationships.map((pass) => beginning(pass, LOOKED_THROUGH)),
  };
  const nodes = new Map<string, ImportedNode>();
  const relationships: ImportedRelationship[] = [];
  const waiting = new Map<string, ImportedNode>();
  for await (const read of readElements(begun, NEW_IDS)) {
    // Own rows come first; what their cells become is drawn as far as a drawn row is tied to it.
    for (const node of read.nodes) (nodes.size < PREVIEWED / 2 ? nodes : waiting).set(node.id, node);
    for (const each of read.relationships) {
      for (const end of [each.startNodeId, each.endNodeId]) {
        const other = waiting.get(end);
        const isTied = nodes.has(each.startNodeId) || nodes.has(each.endNodeId);
        if (other !== undefined && isTied && nodes.size < PREVIEWED) nodes.set(end, other);
      }
      if (nodes.has(each.startNodeId) && nodes.has(each.endNodeId)) relationships.push(each);
    }
  }
  return { nodes: [...nodes.values()].slice(0, PREVIEWED), relationships: relationships.slice(0, PREVIEWED * 4) };
}
