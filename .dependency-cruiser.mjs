import { fileURLToPath } from 'node:url'
import { contexts, moduleFolders } from './backend/contexts.mjs'

const FOLDERS = moduleFolders.join('|')

/** The layers of the kit, from the bottom. */
const LAYERS = [['client', 'i18n', 'platform'], ['primitives'], ['components'], ['features'], ['app']]

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    rule('no-circular', 'Modules in a cycle cannot be read one at a time.', {}, { circular: true }),
    rule(
      'no-unresolved',
      'An unresolved import is not checked by the other rules.',
      {},
      { couldNotResolve: true },
    ),
    rule(
      'no-undeclared',
      'A package belongs in the package.json of the room that imports it.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),

    rule(
      'contract-imports-nothing',
      'Clients and server share it.',
      { path: '^backend/contract/' },
      { pathNot: '^backend/contract/' },
    ),
    ...Object.entries(contexts).map(([name, { imports }]) =>
      rule(
        `context-${name}`,
        'backend/contexts.mjs lists the contexts a context may import.',
        { path: `^backend/app/${name}/`, pathNot: '/tests/' },
        { path: '^backend/app/', pathNot: `^backend/app/(${[name, 'core', ...imports].join('|')})/` },
      ),
    ),
    rule(
      'contexts-by-their-public-file',
      'Another context is imported by its public.ts or by its events.',
      { path: '^backend/app/(?!core/)([a-z]+)/', pathNot: '/tests/' },
      {
        path: '^backend/app/(?!core/)',
        pathNot: [
          '^backend/app/$1/',
          '^backend/app/[a-z]+/public\\.ts$',
          `^backend/app/(?:${FOLDERS})/events/`,
        ],
      },
    ),
    rule(
      'migrations-are-frozen',
      'A released migration must not change, so it imports no application code.',
      { path: '^backend/database/(migrations/|columns\\.ts$)' },
      {
        path: '^(backend|ui-kit|web|desktop|e2e)/',
        pathNot: ['^backend/database/(migrations/|columns\\.ts$)', 'node_modules/'],
      },
    ),
    rule(
      'only-the-edge-knows-http',
      'Actions, queries, repositories, rules and the rest run without a request.',
      {
        path: '^backend/app/(?!core/)',
        pathNot: [
          `^backend/app/(?:${FOLDERS})/(controllers|http|tests)/`,
          `^backend/app/(?:${FOLDERS})/routes\\.ts$`,
          '^backend/app/[a-z]+/public\\.ts$',
        ],
      },
      {
        path: [
          `^backend/app/(?!core/)(?:${FOLDERS})/(controllers|http)/`,
          'node_modules/@adonisjs/core/build/[^.]*http',
        ],
      },
    ),
    rule(
      'writes-know-no-presentation',
      'What an action returns is plain data; the controller validates before it and serializes after it.',
      {
        path: `^backend/app/(?:${FOLDERS})/(actions|repositories|queries|gateways|models|rules|policies|events|jobs|mails)/`,
      },
      { path: `^backend/app/(?:${FOLDERS})/(validators|transformers)/` },
    ),

    ...LAYERS.slice(0, -1).map((layer, index) =>
      rule(
        `layer-${layer[0]}`,
        'The layers of the kit import downwards: client, i18n, platform → primitives → components → features → app.',
        { path: `^ui-kit/src/(${layer.join('|')})/`, pathNot: '\\.test\\.tsx?$' },
        {
          path: `^ui-kit/src/(${LAYERS.slice(index + 1)
            .flat()
            .join('|')})/`,
        },
      ),
    ),
    rule(
      'client-imports-nothing-else',
      'The main process of the desktop client imports it too.',
      { path: '^ui-kit/src/client/', pathNot: '\\.test\\.ts$' },
      {
        path: '^ui-kit/src/(?!client/)|node_modules/(react|react-dom|@tanstack|zustand|i18next|react-i18next)/',
      },
    ),
    rule(
      'features-meet-in-app',
      'Contexts do not import each other; app composes them.',
      { path: '^ui-kit/src/features/([^/]+)/' },
      { path: '^ui-kit/src/(features|app)/', pathNot: '^ui-kit/src/features/$1/' },
    ),
    rule(
      'kit-knows-no-shell',
      'Shells package the kit.',
      { path: '^ui-kit/' },
      { path: '^(web/|desktop/|backend/(?!contract/)|e2e/)' },
    ),
    rule(
      'web-uses-the-kit',
      'The browser shell sees the kit and the contract.',
      { path: '^web/' },
      { path: '^(backend/(?!contract/)|desktop/|e2e/)' },
    ),
    rule(
      'windows-use-the-kit',
      'The windows of the desktop client see the kit, the contract and what they share with main.',
      { path: '^desktop/src/renderer/' },
      { path: '^(backend/(?!contract/)|web/|e2e/|desktop/src/(main|preload)/)' },
    ),
    rule(
      'main-draws-nothing',
      'Main has no page: of the kit it may use the client, which needs none, and nothing else.',
      { path: '^desktop/src/(main|preload|shared)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^(ui-kit/|backend/|web/|e2e/|desktop/src/renderer/)',
        pathNot: '^(ui-kit/src/client/|backend/contract/)',
      },
    ),
    rule(
      'main-core-knows-no-ability',
      'Core has the state and what every ability needs.',
      { path: '^desktop/src/main/core/', pathNot: '\\.test\\.ts$' },
      { path: '^desktop/src/main/(?!core/)' },
    ),
    rule(
      'main-app-is-on-top',
      'App creates the abilities; only the entry point imports it.',
      { path: '^desktop/src/main/(?!app/|index\\.ts$)' },
      { path: '^desktop/src/main/app/' },
    ),
    rule(
      'main-abilities-stand-alone',
      'What an ability needs of another one is passed to it by app.',
      { path: '^desktop/src/main/(?!core/|app/)([^/]+)/', pathNot: '\\.test\\.ts$|/testing/' },
      { path: '^desktop/src/main/(?!core/|app/)', pathNot: '^desktop/src/main/$1/' },
    ),
    rule(
      'shared-knows-neither-side',
      'Shared code runs in main and in windows, so it imports neither.',
      { path: '^desktop/src/shared/' },
      { path: '^desktop/src/(main|preload|renderer)/|^electron$|node_modules/electron/' },
    ),
    rule(
      'e2e-sees-the-screen',
      'End-to-end tests use the product as a user does; the list of its addresses tells them what there is.',
      { path: '^e2e/(?!lab/)' },
      {
        path: '^(backend|ui-kit|web|desktop)/',
        pathNot: '^backend/contract/core/rules/client_paths\\.ts$',
      },
    ),
    rule(
      'lab-is-on-top',
      'What measures the product is no part of it, nor of its tests.',
      { path: '^(?!e2e/lab/)' },
      { path: '^e2e/lab/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Build results, and two apps for the Electron binary, which provides the package.
    exclude: {
      path: '^(backend/(build|public|resources|\\.adonisjs)|desktop/(out|dist)|e2e/(lab/bench/desktop/hello|support/electron/launcher))/',
    },
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: fileURLToPath(new URL('./scripts/import-resolution.cjs', import.meta.url)) },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
