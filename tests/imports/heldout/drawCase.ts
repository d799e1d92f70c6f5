import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { captionOf } from '../../../domain/caption/caption.js';
import { chosenCaptions, nameOf } from '../../../domain/styles/names.js';
import { type OwnerId, type ProjectId } from '../../../server/contract/ids.js';
import { type Installation } from '../../server/files/openedImports.js';
import { type Drawn, type HeldOutCase } from './HeldOutCase.js';

const MOST = 5000;
/** Each case is somebody else's, for nobody keeps as many projects as there are cases. */
const ownerOf = ({ name }: HeldOutCase): OwnerId => `held-out ${name}` as OwnerId;

async function written(harta: Installation, folder: string, of: HeldOutCase, projectId: ProjectId) {
  const owner = ownerOf(of);
  const files = Object.entries(of.files).map(([name, content], at) => ({
    name,
    path: path.join(folder, String(at)),
    content,
  }));
  for (const { path: where, content } of files) await writeFile(where, content);
  const checked = await harta.check(files, owner, projectId);
  if (checked.state !== 'checked') return checked;
  await harta.imports.commit(owner, checked.id);
  return harta.until(checked.id, ['done', 'failed'], owner);
}

/** Brings the files of a case into a project of their own with nothing but a press on "go on", and reads what is drawn. */
export async function drawCase(harta: Installation, of: HeldOutCase): Promise<Drawn> {
  const folder = await mkdtemp(path.join(tmpdir(), 'harta-held-out-'));
  try {
    const { store } = harta.stored;
    const projectId = (await store.createProject(ownerOf(of), of.name)).id;
    const job = await written(harta, folder, of, projectId);
    const scope = { ownerId: ownerOf(of), projectId };
    const nodes = [];
    let pageToken: string | undefined;
    do {
      const page = await store.nodes(scope, { pageSize: 500, ...(pageToken === undefined ? {} : { pageToken }) });
      nodes.push(...page.items);
      pageToken = page.nextPageToken ?? undefined;
    } while (pageToken !== undefined && nodes.length < MOST);
    const { relationships } = await store.totals(scope);
    const chosen = chosenCaptions((await store.styles(scope)).items);
    return {
      state: job.state,
      issue: job.issues[0] && `${job.issues[0].code} ${job.issues[0].detail}`,
      nodes: nodes.map((node) => ({ ...node, caption: captionOf(node), name: nameOf(node, chosen) })),
      relationships,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
