import { fileURLToPath } from 'node:url'

/** Who may import whom. ARCHITECTURE.md tells why; docs/adr/0002 fixes the direction of the modules. */
const MODULES = [
  'core',
  'accounts',
  'auth',
  'two_factor',
  'external',
  'organizations',
  'invitations',
  'links',
  'previews',
  'posts',
  'comments',
  'reports',
  'notifications',
  'deletion',
]
const BRANCHES = ['profile', 'community', 'stream', 'pages', 'demo']

const below = (names) => `^backend/app/(${names.join('|')})/`
const later = (name) => [...MODULES.slice(MODULES.indexOf(name) + 1), ...BRANCHES]
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    rule('no-circular', 'A cycle has no beginning to read from.', {}, { circular: true }),
    rule(
      'no-unresolved',
      'An import that cannot be resolved escapes every other rule.',
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
      'Clients and server share it, so it needs nobody.',
      { path: '^backend/contract/' },
      { pathNot: '^backend/contract/' },
    ),
    ...MODULES.map((name) =>
      rule(
        `direction-${name}`,
        'Modules know the modules before them, never those after them.',
        { path: `^backend/app/${name}/`, pathNot: '/tests/' },
        { path: below(later(name)) },
      ),
    ),
    rule(
      'modules-by-their-door',
      'Another module is entered by its public.ts or by its events.',
      { path: '^backend/app/(?!core/)([^/]+)/', pathNot: '/tests/' },
      {
        path: '^backend/app/(?!core/)',
        pathNot: ['^backend/app/$1/', '/public\\.ts$', '^backend/app/[^/]+/events/'],
      },
    ),
    rule(
      'inner-circle-knows-no-http',
      'Actions, queries, models, policies and events run without a request.',
      { path: '^backend/app/[^/]+/(actions|queries|models|policies|events)/' },
      { path: '^backend/app/[^/]+/(controllers|validators|transformers|middleware)/' },
    ),

    rule(
      'floor-knows-no-feature',
      'The shared floor carries the features, not the other way round.',
      {
        path: '^ui-kit/src/(primitives|forms|api|platform|i18n|session|live|routing|preferences)/',
        pathNot: '\\.test\\.tsx?$',
      },
      { path: '^ui-kit/src/(features|app)/' },
    ),
    rule(
      'features-meet-in-app',
      'A feature imports itself and the floor; where two meet, app composes them.',
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
      'Main has no page: of the kit it may use the event stream, which needs none, and nothing else.',
      { path: '^desktop/src/(main|preload|shared)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^(ui-kit/|backend/|web/|e2e/|desktop/src/renderer/)',
        pathNot: '^(ui-kit/src/live/|backend/contract/)',
      },
    ),
    rule(
      'shared-knows-neither-side',
      'What both sides share runs in both, so it needs neither.',
      { path: '^desktop/src/shared/' },
      { path: '^desktop/src/(main|preload|renderer)/|^electron$|node_modules/electron/' },
    ),
    rule(
      'e2e-sees-the-screen',
      'End-to-end tests know what a person knows.',
      { path: '^e2e/' },
      { path: '^(backend|ui-kit|web|desktop)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|desktop/out|desktop/dist|\\.adonisjs|backend/public|backend/resources)/' },
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: fileURLToPath(new URL('./scripts/import-resolution.cjs', import.meta.url)) },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
