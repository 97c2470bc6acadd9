import { join } from 'node:path'
import * as count from '../lib/counts.mjs'
import { ensureBuild } from '../lib/build.mjs'
import { findBrowser } from '../lib/find-browser.mjs'
import { findPostgres } from '../lib/find-postgres.mjs'
import { missingForDesktop } from '../lib/desktop-tests.mjs'
import { at, cache } from '../lib/paths.mjs'
import { describe, runSteps } from '../lib/runner.mjs'
import { staticSteps } from '../lib/static-steps.mjs'

const postgres = await findPostgres()
const browser = findBrowser()
ensureBuild()

const api = (name, env = {}) => ({
  name: `API tests on ${name}`,
  command: 'node',
  args: ['ace.js', 'test'],
  cwd: at('backend'),
  env: { NODE_ENV: 'test', TZ: 'UTC', TEST_PG_URL: '', ...env },
  count: count.japa,
})
const vitest = (name, room, ...options) => {
  const report = join(cache, `${name.replaceAll(/\W+/g, '-')}.json`)
  return {
    name,
    command: 'node',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    cwd: at(room),
    env: { CHROMIUM: browser },
    report,
    count: count.vitest(report),
  }
}
const kit = (name, project) => vitest(name, 'ui-kit', '--project', project)
const endToEndReport = join(cache, 'end-to-end.json')
const endToEnd = {
  name: 'end to end in a browser',
  command: 'node',
  args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter', 'list,json'],
  cwd: at('e2e'),
  env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: endToEndReport },
  report: endToEndReport,
  count: count.playwright(endToEndReport),
  alone: true,
}
const desktopReport = join(cache, 'desktop.json')
const desktop = {
  name: 'desktop client on a desktop',
  command: 'node',
  args: [at('scripts', 'tasks', 'test-desktop.mjs'), `--report=${desktopReport}`],
  report: desktopReport,
  count: count.playwright(desktopReport),
  alone: true,
}
const missing = (name, reason) => ({
  name,
  command: 'node',
  args: ['-e', ''],
  count: () => {
    console.log(`\n!!! ${name}: skipped, because ${reason}\n`)
    return { passed: 0, failed: 0, skipped: 1 }
  },
})

const noBrowser = 'no Chromium was found. Install one, or name it in CHROMIUM.'
const noDesktop = missingForDesktop()
const noPostgres = 'no PostgreSQL answers. Start one on this machine, or name it in TEST_PG_URL.'

const total = await runSteps([
  ...staticSteps,
  api('SQLite'),
  kit('kit: logic and screens', 'dom'),
  vitest('web: its own screens', 'web'),
  vitest('desktop: main and windows', 'desktop'),
  postgres ? api('PostgreSQL', { TEST_PG_URL: postgres }) : missing('API tests on PostgreSQL', noPostgres),
  browser ? kit('kit: in a browser', 'browser') : missing('kit: in a browser', noBrowser),
  browser ? endToEnd : missing('end to end in a browser', noBrowser),
  noDesktop.length === 0
    ? desktop
    : missing(
        desktop.name,
        `this machine has no ${noDesktop.join(', ')}. CONTRIBUTING.md says what to install.`,
      ),
])
console.log(
  `\nAPI tests ran on SQLite${postgres ? ' and PostgreSQL' : ' only'}; browser: ${browser ?? 'none'}`,
)
console.log(describe(total))
process.exitCode = total.failed === 0 ? 0 : 1
