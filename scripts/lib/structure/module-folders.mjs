import { contexts, moduleFolders } from '../../../backend/contexts.mjs'

const FOLDERS = new Set([
  'actions',
  'commands',
  'controllers',
  'events',
  'gateways',
  'http',
  'jobs',
  'mails',
  'models',
  'policies',
  'queries',
  'repositories',
  'rules',
  'tests',
  'transformers',
  'validators',
])
const FILES = ['errors.ts', 'routes.ts']
const TESTS = ['functional', 'support', 'unit']

/** The context that a file of `backend/app` belongs to. */
export const contextOf = (file) =>
  Object.keys(contexts).find((name) => file.startsWith(`backend/app/${name}/`))

/** Checks that every module is listed, and has only the allowed folders and files. */
export function checkModuleFolders(files) {
  return files.flatMap((file) => {
    const context = contextOf(file)
    if (context === 'core' || file === `backend/app/${context}/public.ts`) return []
    const module = moduleFolders.find((each) => file.startsWith(`backend/app/${each}/`))
    if (module === undefined) return [`${file}: lies in no module of backend/contexts.mjs`]
    const [folder, ...below] = file.slice(`backend/app/${module}/`.length).split('/')
    if (below.length === 0)
      return FILES.includes(folder) ? [] : [`${file}: only ${FILES.join(', ')} lie beside the folders`]
    if (!FOLDERS.has(folder)) return [`${file}: a module has no folder ${folder}`]
    if (folder === 'tests' && !TESTS.includes(below[0])) return [`${file}: tests lie in ${TESTS.join(', ')}`]
    return []
  })
}

/** Answers every remaining path. */
const LAST = 'community/pages'

/** Checks that start/routes.ts imports the routes of every module once, the pages last. */
export function checkRoutes(files, source) {
  const expected = moduleFolders.filter((folder) => files.includes(`backend/app/${folder}/routes.ts`))
  const imported = [...source.matchAll(/'#([a-z_/]+)\/routes'/g)].map(([, folder]) => folder)
  const modules = imported.filter((folder) => folder !== 'core')
  return modules.toSorted().join() === expected.toSorted().join() && modules.at(-1) === LAST
    ? []
    : [
        `backend/start/routes.ts: imports ${imported.join(', ')} instead of ${expected.join(', ')}, ${LAST} last`,
      ]
}
