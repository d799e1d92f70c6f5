import { newId } from '../../../domain/ids/ids.js';
import { type ImportId, type JobId, type OwnerId, type ProjectId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Project } from '../../contract/projects.js';
import { fileNameOf } from '../exports/exportStream.js';
import { type ProjectScope } from '../ports/scope.js';
import { type Imports } from '../imports/Imports.js';
import { type JobHandlers } from '../../platform/jobs/JobHandler.js';
import { type Jobs } from '../../platform/jobs/openJobs.js';
import { type ChatStore } from '../../people/records/chats/ChatStore.js';
import { projectEntries, type ProjectSource } from '../../people/yourData/archive/entries.js';
import { zipStream } from '../../people/yourData/archive/writeArchive.js';
import { ArchiveFolder } from '../../people/yourData/ArchiveFolder.js';
import { eraseHandler } from './eraseHandler.js';
import { fillHandler, type FillParts } from './fillHandlers.js';
import { type Projects } from './Projects.js';

const DAY_MS = 24 * 60 * 60_000;

/** Who does the jobs that are about one project. */
export function projectHandlers(
  parts: Omit<FillParts & Parameters<typeof eraseHandler>[0], 'folder'>,
  dataDir: string,
): JobHandlers {
  const placed = { ...parts, folder: new ArchiveFolder(dataDir) };
  const fill = fillHandler(placed);
  return { copyProject: fill, restoreProject: fill, eraseProject: eraseHandler(placed) };
}

/** What projects stand on. */
interface ProjectsParts extends ProjectSource {
  readonly dataDir: string;
  readonly chats: Pick<ChatStore, 'conversationTotals'>;
  readonly imports: Pick<Imports, 'endOf'>;
  readonly jobs: Jobs;
  readonly live: FillParts['live'];
  /** Milliseconds in which a deleted project can be restored; thirty days by default. */
  readonly deletionDelayMs?: number | undefined;
}

/** Which job erases a project: another one each time that it is deleted. */
const eraseKey = (projectId: ProjectId, erasedAt: string): string => `${projectId} ${erasedAt}`;

const folded = (text: string): string => text.trim().toLowerCase();

/** Opens what persons do with projects as such. */
export function openProjects(parts: ProjectsParts): Projects {
  const { dataDir, store, aliases, savedViews, chats, imports, jobs, live, deletionDelayMs = 30 * DAY_MS } = parts;
  const folder = new ArchiveFolder(dataDir);

  /** Changes a project and tells the person's windows. */
  async function telling(owner: OwnerId, change: Promise<Project>): Promise<Project> {
    const project = await change;
    live.projectsChanged(owner, { projectId: project.id });
    return project;
  }

  const cancelErasing = async (owner: OwnerId, projectId: ProjectId, erasedAt: string) => {
    const job = await jobs.find(owner, 'eraseProject', eraseKey(projectId, erasedAt));
    if (job?.endedAt === undefined && job !== undefined) await jobs.cancel(owner, job.id);
  };

  async function erasedAtOf({ ownerId, projectId }: ProjectScope): Promise<string | undefined> {
    return (await store.projects(ownerId, 'all')).items.find(({ id }) => id === projectId)?.erasedAt;
  }

  return {
    async all(owner) {
      const { items, total } = await store.projects(owner, 'all');
      const conversations = new Map(Object.entries(await chats.conversationTotals(owner)));
      return { items: items.map((item) => ({ ...item, conversationsTotal: conversations.get(item.id) ?? 0 })), total };
    },

    async create(owner, { name, description }) {
      const made = await store.createProject(owner, name);
      const scope = { ownerId: owner, projectId: made.id };
      return telling(
        owner,
        description === undefined ? Promise.resolve(made) : store.updateProject(scope, null, { description }),
      );
    },

    update: (scope, version, changes) => telling(scope.ownerId, store.updateProject(scope, version, changes)),

    async archive(scope) {
      await store.project(scope);
      await imports.endOf(scope.ownerId, scope.projectId);
      return telling(scope.ownerId, store.setProjectState(scope, { state: 'archived' }));
    },

    async delete(scope, confirmation) {
      const { ownerId, projectId } = scope;
      const { name } = await store.project(scope);
      if (folded(confirmation) !== folded(name || projectId)) throw new ProblemError('CONFIRMATION_WRONG');
      await imports.endOf(ownerId, projectId);
      const startsAt = Date.now() + deletionDelayMs;
      const erasedAt = new Date(startsAt).toISOString();
      // The job is kept before the project is deleted: of one that was deleted there always is a job that erases it.
      const key = eraseKey(projectId, erasedAt);
      await jobs.ask(ownerId, { kind: 'eraseProject', key, startsAt, payload: { projectId, erasedAt } });
      const deleted = await telling(ownerId, store.setProjectState(scope, { state: 'deleted', erasedAt }));
      if (deleted.erasedAt !== erasedAt) await cancelErasing(ownerId, projectId, erasedAt);
      return deleted;
    },

    async restore(scope) {
      const erasedAt = await erasedAtOf(scope);
      const restored = await telling(scope.ownerId, store.setProjectState(scope, { state: 'active' }));
      if (erasedAt !== undefined) await cancelErasing(scope.ownerId, scope.projectId, erasedAt);
      return restored;
    },

    async duplicate(scope, name) {
      const { ownerId, projectId: source } = scope;
      await store.project(scope);
      return jobs.admitted(ownerId, async () => {
        const project = await store.createProject(ownerId, name, newId() as ProjectId);
        const { description } = await store.project(scope);
        const made = await telling(
          ownerId,
          store.updateProject({ ownerId, projectId: project.id }, null, { description }),
        );
        const payload = { projectId: project.id, importId: newId() as ImportId, upload: newId(), source };
        const { job } = await jobs.ask(ownerId, { kind: 'copyProject', key: project.id, payload, isAdmitted: true });
        return { project: made, job };
      });
    },

    async file(scope) {
      const { name } = await store.project(scope);
      const at = new Date();
      const fileName = `${fileNameOf(name)}-${at.toISOString().slice(0, 10)}.harta.zip`;
      return { fileName, content: zipStream(projectEntries({ store, aliases, savedViews }, scope), at) };
    },

    async upload(owner, files) {
      const upload = newId() as JobId;
      await jobs.admit(owner);
      const payload = { projectId: newId() as ProjectId, importId: newId() as ImportId, upload };
      const asked = { kind: 'restoreProject', key: upload, payload };
      const { job } = await folder.keepUpload(owner, upload, files, () => jobs.ask(owner, asked));
      return job;
    },
  };
}
