import { preset as clientPreset } from '@graphql-codegen/client-preset';
import { type FragmentDefinitionNode, Kind } from 'graphql';

type Preset = typeof clientPreset;
type Section = Awaited<ReturnType<Preset['buildGeneratesSection']>>[number];
type Document = Section['documents'][number];
type Plugin = Section['pluginMap'][string];

const DOCUMENTS = 'typed-document-node';
const TYPES = 'typescript-operations';
const MANIFEST = 'persisted-operations';

/** The domain of an operation: its folder in `graphql/`, or in `src/`; of a screen, the folder that it lies in. */
function domainOf({ location = '' }: Document): string {
  const folders = location.split(/[\\/]/).slice(0, -1);
  const below = folders.slice(folders.lastIndexOf('src') + 1);
  return (below.length === folders.length || below[0] === 'screens' ? folders.at(-1) : below[0]) ?? '';
}

const fragmentsIn = ({ document }: Document): FragmentDefinitionNode[] =>
  document?.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION) ?? [];

const isOperation = ({ document }: Document): boolean =>
  document?.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION) ?? false;

/** Some of a section's plugins with their settings. @throws Error when the client preset no longer has one of that name */
function only(section: Section, names: readonly string[]): Section['plugins'] {
  return names.map((name) => {
    const found = section.plugins.find((plugin) => name in plugin);
    if (found === undefined) throw new Error(`The client preset has no plugin ${name}`);
    return found;
  });
}

function pluginOf(section: Section, name: string): Plugin {
  const found = section.pluginMap[name];
  if (found === undefined) throw new Error(`The client preset has no plugin ${name}`);
  return found;
}

function sectionOf(sections: readonly Section[], file: string): Section {
  const found = sections.find(({ filename }) => filename.endsWith(`/${file}`));
  if (found === undefined) throw new Error(`The client preset makes no ${file}`);
  return found;
}

/** The plugin that writes documents; fragments are written into the operations that use them, and not for themselves. */
function withoutFragments(documents: Plugin): Plugin {
  return {
    ...documents,
    plugin: (schema, files, config, info) => {
      const externalFragments = files.flatMap(fragmentsIn).map((node) => ({
        node,
        name: node.name.value,
        onType: node.typeCondition.name.value,
        isExternal: true,
      }));
      return documents.plugin(schema, files.filter(isOperation), { ...config, externalFragments }, info);
    },
  };
}

/** One module with the documents of one folder. */
function documentsOf(domain: string, whole: Section, folder: string): Section {
  const documents = pluginOf(whole, DOCUMENTS);
  return {
    ...whole,
    filename: `${folder}${domain}.ts`,
    documents: whole.documents.filter((file) => !isOperation(file) || domainOf(file) === domain),
    plugins: [{ add: { content: ["import type * as Types from './types';"] } }, ...only(whole, ['add', DOCUMENTS])],
    pluginMap: { ...whole.pluginMap, [DOCUMENTS]: withoutFragments(documents) },
    config: { ...whole.config, importOperationTypesFrom: 'Types' },
  };
}

/** The list of all operations. The client preset fills it while it writes the documents, hence all at once here. */
function completeManifest(manifest: Section, whole: Section): Section {
  const write = pluginOf(manifest, MANIFEST);
  const documents = pluginOf(whole, DOCUMENTS);
  const config = Object.assign({}, whole.config, ...only(whole, [DOCUMENTS]).map((plugin) => plugin[DOCUMENTS]));
  return {
    ...manifest,
    pluginMap: {
      [MANIFEST]: {
        plugin: async (schema, files, own, info) => {
          await documents.plugin(schema, files, config, info);
          return write.plugin(schema, files, own, info);
        },
      },
    },
  };
}

/**
 * The client preset with its one module taken apart, so that a page loads the documents of its own domain only: `types.ts`
 * has the types of all operations and is no code, `<domain>.ts` has the documents of `graphql/<domain>/` and `src/<domain>/`.
 */
export const preset: Preset = {
  ...clientPreset,
  buildGeneratesSection: async (options) => {
    const sections = await clientPreset.buildGeneratesSection(options);
    const whole = sectionOf(sections, 'graphql.ts');
    const folder = options.baseOutputDir;
    const domains = [...new Set(whole.documents.filter(isOperation).map(domainOf))].sort();
    return [
      { ...whole, filename: `${folder}types.ts`, plugins: only(whole, ['add', TYPES]) },
      ...domains.map((domain) => documentsOf(domain, whole, folder)),
      completeManifest(sectionOf(sections, 'persisted-documents.json'), whole),
    ];
  },
};
