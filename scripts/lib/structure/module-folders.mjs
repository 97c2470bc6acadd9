import { modules } from '../../../backend/modules.mjs'

const FOLDERS = new Set([
  'actions',
  'commands',
  'controllers',
  'events',
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
const FILES = ['errors.ts', 'public.ts', 'routes.ts']
const TESTS = ['functional', 'support', 'unit']

/** Checks that every module is listed, and has only the allowed folders and files. */
export function checkModuleFolders(files) {
  return files.flatMap((file) => {
    const [, module, ...rest] = file.match(/^backend\/app\/([^/]+)\/(.+)$/) ?? []
    if (module === undefined || module === 'core') return []
    if (!(module in modules)) return [`${file}: backend/modules.mjs does not list the module ${module}`]
    const [folder, ...below] = rest[0].split('/')
    if (below.length === 0)
      return FILES.includes(folder) ? [] : [`${file}: only ${FILES.join(', ')} lie beside the folders`]
    if (!FOLDERS.has(folder)) return [`${file}: a module has no folder ${folder}`]
    if (folder === 'tests' && !TESTS.includes(below[0])) return [`${file}: tests lie in ${TESTS.join(', ')}`]
    return []
  })
}

/** Checks that start/routes.ts imports the routes of all modules, in the order of backend/modules.mjs. */
export function checkRouteOrder(files, source) {
  const expected = Object.keys(modules).filter((module) => files.includes(`backend/app/${module}/routes.ts`))
  const imported = [...source.matchAll(/'#([a-z_]+)\/routes'/g)].map(([, module]) => module)
  return imported.join() === expected.join()
    ? []
    : [`backend/start/routes.ts: imports ${imported.join(', ')} instead of ${expected.join(', ')}`]
}
