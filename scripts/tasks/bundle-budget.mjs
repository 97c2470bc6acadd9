import { preloadedFonts, scriptsOf, sizeOf, stylesOf } from '../lib/built-client.mjs'

/** The sources that an English visitor of a screen loads, beside the page itself. */
const KIT = '../ui-kit/src'
const TEXTS = [
  `${KIT}/i18n/locales/en/common.json`,
  `${KIT}/i18n/locales/en/errors.json`,
  `${KIT}/app/locales/en.json`,
]
/** The server sends the texts of a public page along. */
const LANDING_PAINT = ['src/pages/landing-page.tsx']
const LANDING = [
  ...LANDING_PAINT,
  'src/pages/landing/example/live-example.tsx',
  'src/web-effects.tsx',
  `${KIT}/app/shortcuts/global-shortcuts.tsx`,
  `${KIT}/components/public-page-head.tsx`,
  `${KIT}/features/suggestions/locales/en.json`,
  '../backend/contract/rules/public_pages/landing.ts',
]
const DASHBOARD = [
  `${KIT}/app/shell/member-bar.tsx`,
  `${KIT}/app/live/live-connection.tsx`,
  `${KIT}/app/pages/dashboard-page.tsx`,
  ...['organizations', 'notifications', 'posts', 'testimonials'].map(
    (feature) => `${KIT}/features/${feature}/locales/en.json`,
  ),
  ...TEXTS,
]

const kilobytes = (files) => sizeOf(files) / 1000
const count = (files) => files.length

/** What a screen may weigh, compressed by gzip. A limit only goes down; a goal is where it has to arrive. */
const BUDGETS = [
  {
    name: 'JavaScript of / for its first paint, kB',
    used: kilobytes(scriptsOf(LANDING_PAINT)),
    limit: 118,
    goal: 115,
  },
  { name: 'JavaScript of / in all, kB', used: kilobytes(scriptsOf(LANDING)), limit: 172, goal: 115 },
  { name: 'JavaScript of the dashboard, kB', used: kilobytes(scriptsOf(DASHBOARD)), limit: 292, goal: 185 },
  { name: 'CSS of /, kB', used: kilobytes(stylesOf(LANDING)), limit: 12 },
  { name: 'fonts of /, kB', used: kilobytes(preloadedFonts()), limit: 45 },
  {
    name: 'script files of / for its first paint',
    used: count(scriptsOf(LANDING_PAINT)),
    limit: 10,
    goal: 8,
  },
]

for (const { name, used, limit, goal } of BUDGETS) {
  const kept = used > 0 && used <= limit
  const aim = goal === undefined || used <= goal ? '' : `, goal ${goal}`
  console.log(`${kept ? '✓' : '✗'} ${name}: ${Math.round(used * 10) / 10} of at most ${limit}${aim}`)
  if (!kept) process.exitCode = 1
}
