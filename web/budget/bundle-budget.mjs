import { namedBy, preloadedFonts, scriptsOf, sizeOf, stylesOf } from './built-client.mjs'

/** The sources that an English user of a screen needs for its content, in addition to the page itself. */
const KIT = '../ui-kit/src'
/** The sources of every page that the server has not rendered. */
const UNSERVED = [
  `${KIT}/app/routes.tsx`,
  `${KIT}/app/text-files.ts`,
  'src/texts.ts',
  `${KIT}/components/queries/query-scope.tsx`,
  `${KIT}/client/http-client.ts`,
  `${KIT}/i18n/locales/en/common.json`,
  `${KIT}/app/locales/en.json`,
]
/** What runs once a page is there. */
const LATER = ['src/web-effects.tsx', `${KIT}/app/shortcuts/global-shortcuts.tsx`]
/** The server embeds the texts of a public page. */
const LANDING_PAINT = ['src/pages/landing-page.tsx']
const LANDING = [
  ...LANDING_PAINT,
  ...LATER,
  'src/pages/landing/example/live-example.tsx',
  `${KIT}/components/public-page-head.tsx`,
  '../backend/contract/community/rules/public_pages/landing.ts',
]

const textsOf = (...folders) => folders.map((folder) => `${KIT}/features/${folder}/locales/en.json`)

/** What surrounds a screen of members. */
const MEMBER = [
  ...UNSERVED,
  `${KIT}/app/session/session-runtime.tsx`,
  `${KIT}/app/session/boot-queries.ts`,
  `${KIT}/app/organizations/current-organization-source.tsx`,
  `${KIT}/app/shell/member-bar.tsx`,
  `${KIT}/app/live/live-connection.tsx`,
  ...textsOf('organizations/organizations', 'notifications'),
]

/** Screens whose page names their scripts: in at most so many files, and kB of script compressed by gzip. */
const SCREENS = [
  {
    path: '/login',
    sources: [
      ...UNSERVED,
      `${KIT}/features/identity/auth/screens/login-screen.tsx`,
      ...textsOf('identity/auth'),
    ],
    kilobytes: 158,
  },
  {
    path: '/dashboard',
    sources: [
      ...MEMBER,
      `${KIT}/app/pages/dashboard-page.tsx`,
      ...textsOf('posts/posts', 'community/testimonials'),
    ],
    kilobytes: 216.5,
  },
  {
    path: '/posts/:postId',
    sources: [
      ...MEMBER,
      `${KIT}/app/pages/post-page.tsx`,
      `${KIT}/features/ai/components/generate/generate-button.tsx`,
      ...textsOf('posts/posts', 'suggestions', 'ai', 'slack'),
    ],
    kilobytes: 228,
  },
  {
    path: '/:organizationId/create-post',
    sources: [
      ...MEMBER,
      `${KIT}/features/posts/posts/screens/create-post-screen.tsx`,
      ...textsOf('posts/posts', 'posts/tags'),
    ],
    kilobytes: 266.5,
  },
  {
    path: '/community',
    sources: [...MEMBER, `${KIT}/app/pages/community-page.tsx`, ...textsOf('community/community')],
    kilobytes: 216.5,
  },
  {
    path: '/organizations/:organizationId/settings/*',
    sources: [...MEMBER, `${KIT}/app/pages/settings-page.tsx`, ...textsOf('organizations/settings')],
    kilobytes: 272.5,
  },
  {
    path: '/admin/dashboard',
    sources: [
      ...MEMBER,
      `${KIT}/app/shell/admin-bar.tsx`,
      `${KIT}/app/pages/admin-dashboard-page.tsx`,
      ...textsOf('moderation/admin'),
    ],
    kilobytes: 285,
  },
]
const FILES_MAX = 12
/** The page, then all scripts and the data together: content is there after two rounds, and its pictures after three. */
const ROUNDS_MAX = 2

const kilobytes = (files) => sizeOf(files) / 1000

/** How many rounds of requests the scripts take, the page included: one that only another script names comes later. */
function roundsOf(path, sources) {
  const named = namedBy(path)
  const isNamed = (file) => named.includes(file)
  return scriptsOf(sources).every(isNamed) ? 2 : 3
}

/** The limits. They only go down; a goal is the target. */
const BUDGETS = [
  {
    name: 'JavaScript of / for its first paint, kB',
    used: kilobytes(scriptsOf(LANDING_PAINT)),
    limit: 115.5,
  },
  { name: 'JavaScript of / in all, kB', used: kilobytes(scriptsOf(LANDING)), limit: 155, goal: 115 },
  { name: 'CSS of /, kB', used: kilobytes(stylesOf(LANDING)), limit: 12.4 },
  { name: 'fonts of /, kB', used: kilobytes(preloadedFonts()), limit: 45 },
  { name: 'script files of / for its first paint', used: scriptsOf(LANDING_PAINT).length, limit: 8 },
  ...SCREENS.flatMap(({ path, sources, kilobytes: limit }) => [
    { name: `JavaScript of ${path}, kB`, used: kilobytes(scriptsOf(sources)), limit },
    {
      name: `script files of ${path}`,
      used: new Set([...namedBy(path), ...scriptsOf(sources)]).size,
      limit: FILES_MAX,
    },
    { name: `rounds to the scripts of ${path}`, used: roundsOf(path, sources), limit: ROUNDS_MAX },
  ]),
]

for (const { name, used, limit, goal } of BUDGETS) {
  const kept = used > 0 && used <= limit
  const aim = goal === undefined || used <= goal ? '' : `, goal ${goal}`
  console.log(`${kept ? '✓' : '✗'} ${name}: ${Math.round(used * 10) / 10} of at most ${limit}${aim}`)
  if (!kept) process.exitCode = 1
}
