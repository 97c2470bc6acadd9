import { preloadedFonts, scriptsOf, sizeOf, stylesOf } from './built-client.mjs'

/** The sources that an English visitor of a screen loads, in addition to the page itself. */
const KIT = '../ui-kit/src'
/** The sources of every page that the server has not rendered. */
const UNSERVED = [
  `${KIT}/app/routes.tsx`,
  `${KIT}/app/text-files.ts`,
  'src/texts.ts',
  `${KIT}/i18n/locales/en/common.json`,
  `${KIT}/i18n/locales/en/errors.json`,
  `${KIT}/app/locales/en.json`,
]
const LATER = ['src/web-effects.tsx', `${KIT}/app/shortcuts/global-shortcuts.tsx`]
/** The server embeds the texts of a public page. */
const LANDING_PAINT = ['src/pages/landing-page.tsx']
const LANDING = [
  ...LANDING_PAINT,
  'src/pages/landing/example/live-example.tsx',
  ...LATER,
  `${KIT}/components/public-page-head.tsx`,
  `${KIT}/features/suggestions/locales/en.json`,
  '../backend/contract/community/rules/public_pages/landing.ts',
]
const LOGIN = [
  ...UNSERVED,
  ...LATER,
  `${KIT}/features/identity/auth/screens/login-screen.tsx`,
  `${KIT}/features/identity/auth/locales/en.json`,
]
const DASHBOARD = [
  ...UNSERVED,
  ...LATER,
  `${KIT}/app/session/session-runtime.tsx`,
  `${KIT}/app/organizations/current-organization-source.tsx`,
  `${KIT}/app/shell/member-bar.tsx`,
  `${KIT}/app/live/live-connection.tsx`,
  `${KIT}/app/pages/dashboard-page.tsx`,
  ...['organizations/organizations', 'notifications', 'posts/posts', 'community/testimonials'].map(
    (folder) => `${KIT}/features/${folder}/locales/en.json`,
  ),
]

const kilobytes = (files) => sizeOf(files) / 1000
const count = (files) => files.length

/** The maximum size of a screen, compressed by gzip. A limit only goes down; a goal is the target. */
const BUDGETS = [
  {
    name: 'JavaScript of / for its first paint, kB',
    used: kilobytes(scriptsOf(LANDING_PAINT)),
    limit: 115,
  },
  { name: 'JavaScript of / in all, kB', used: kilobytes(scriptsOf(LANDING)), limit: 153, goal: 115 },
  { name: 'JavaScript of the dashboard, kB', used: kilobytes(scriptsOf(DASHBOARD)), limit: 185 },
  { name: 'JavaScript of /login, kB', used: kilobytes(scriptsOf(LOGIN)), limit: 159 },
  { name: 'CSS of /, kB', used: kilobytes(stylesOf(LANDING)), limit: 12 },
  { name: 'fonts of /, kB', used: kilobytes(preloadedFonts()), limit: 45 },
  {
    name: 'script files of / for its first paint',
    used: count(scriptsOf(LANDING_PAINT)),
    limit: 8,
  },
]

for (const { name, used, limit, goal } of BUDGETS) {
  const kept = used > 0 && used <= limit
  const aim = goal === undefined || used <= goal ? '' : `, goal ${goal}`
  console.log(`${kept ? '✓' : '✗'} ${name}: ${Math.round(used * 10) / 10} of at most ${limit}${aim}`)
  if (!kept) process.exitCode = 1
}
