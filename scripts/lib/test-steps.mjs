import { join } from 'node:path'
import { missingForDesktop } from '../../e2e/support/desktop/desktop-tests.mjs'
import { findBrowser } from './find-browser.mjs'
import { findPostgres, findRedis } from './find-servers.mjs'
import { at, cache } from './paths.mjs'
import * as reports from './reports.mjs'
import { acceptedVersion, majorVersion, VISUAL_CONFIG } from '../../e2e/lab/visual/versions.mjs'

const browser = findBrowser()
const reportOf = (name) => join(cache, `${name.toLowerCase().replaceAll(/\W+/g, '-')}.json`)

const script = (name, path, args = []) => ({ name, command: 'node', args: [at(path), ...args] })

/** A command of `npm run lab`. */
const lab = (name, folder, args) => script(name, `e2e/lab/${folder}/run.mjs`, args)

/** Runs during the source checks: the tests run the built product. */
export const BUILD = script('build', 'scripts/tasks/build.mjs')
const needs = BUILD.name

/** The tests of the built server, in processes with a database each: one more than cores, because tests wait for I/O. */
function api(name, env, args = []) {
  const report = reportOf(name)
  return {
    name,
    command: 'node',
    args: ['bin/test.js', ...args],
    cwd: at('backend', 'build'),
    env: { TZ: 'UTC', TEST_PG_URL: '', TEST_REPORT: report, ...env },
    report,
    read: reports.japa,
    needs,
    shards: 3,
  }
}

function vitest(name, room, ...options) {
  const report = reportOf(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    command: 'node',
    args: ['node_modules/vitest/vitest.mjs', 'run', ...options, ...reporters],
    cwd: at(room),
    env: { CHROMIUM: browser },
    report,
    read: reports.vitest,
  }
}

/** A suite of Playwright, in two workers of its own; it runs alone, because it times out on a busy machine. */
function playwright(name, args = [], env = {}) {
  const report = reportOf(name)
  return {
    name,
    command: 'node',
    args: ['node_modules/@playwright/test/cli.js', 'test', ...args, '--reporter=list,json'],
    cwd: at('e2e'),
    env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    report,
    read: reports.playwright,
    needs,
    alone: true,
  }
}

/** Another version of Chromium renders text differently: its pictures are only taken, and the note says so. */
function visual() {
  const [accepted, installed] = [acceptedVersion(), browser ? majorVersion(browser) : 0]
  const step = playwright('visual comparison of screens', [VISUAL_CONFIG], {
    VISUAL: accepted === installed ? 'compare' : 'take',
  })
  const read = (...run) => {
    if (accepted !== installed)
      console.log(
        `\n!!! Nothing was compared: Chromium ${accepted} took the accepted pictures, and this is ${installed}. ` +
          'Look at e2e/test-results/visual-taken; npm run lab -- visual-accept accepts them.\n',
      )
    return step.read(...run)
  }
  return { ...step, read }
}

/** A step that runs Playwright on isolated desktops. */
function desktop(step, args = []) {
  const report = reportOf(step.name)
  return {
    ...step,
    args: [...step.args, `--report=${report}`, ...args],
    report,
    read: reports.playwright,
    needs,
    alone: true,
  }
}

/** A step this machine cannot run: counted as skipped, with the reason. */
const unlessMissing = (step, reason) =>
  reason === undefined
    ? step
    : {
        name: step.name,
        command: 'node',
        args: ['-e', ''],
        read: () => {
          console.log(`\n!!! ${step.name}: skipped, because ${reason}\n`)
          return { counts: { passed: 0, failed: 0, skipped: 1 } }
        },
      }

/** The missing programs of this machine, as reasons to skip a step. */
async function findServices() {
  const [postgres, redis] = await Promise.all([findPostgres(), findRedis()])
  const absent = missingForDesktop()
  return {
    postgres,
    redis,
    noBrowser: browser ? undefined : 'no Chromium was found. Install one, or name it in CHROMIUM.',
    noServers:
      (postgres
        ? undefined
        : 'no PostgreSQL answers. Start one on this machine, or name it in TEST_PG_URL.') ??
      (redis ? undefined : 'no Redis answers. Start one on this machine, or name it in TEST_REDIS_URL.'),
    noDesktop:
      absent.length === 0
        ? undefined
        : `this machine has no ${absent.join(', ')}. CONTRIBUTING.md says what to install.`,
  }
}

const BROWSER = '--config=journeys/playwright.config.ts'

/** The tests that `npm test` leaves to `npm run test:all`, for Japa and for Playwright. */
const NOT_SLOW = '~@slow'
const QUICK = ['--grep-invert=@slow']

/** The steps of both commands, with the given API tests and arguments of the browser tests. */
function commonSteps({ noBrowser, noServers, noDesktop }, sqlite, postgresql, args = []) {
  return [
    vitest('kit: logic and screens', 'ui-kit', '--project', 'dom'),
    sqlite,
    unlessMissing(postgresql, noServers),
    vitest('desktop: main and windows', 'desktop'),
    unlessMissing(vitest('kit: in a browser', 'ui-kit', '--project', 'browser'), noBrowser),
    vitest('web: its own screens', 'web'),
    {
      name: 'deployment files',
      command: 'node',
      args: ['--test', at('e2e', 'lab', 'deploy', 'files', '*.test.mjs')],
      needs,
      read: reports.nodeTest,
    },
    { ...script('bundle budget', 'web/budget/bundle-budget.mjs'), needs },
    unlessMissing(playwright('end to end in a browser', [BROWSER, ...args]), noBrowser),
    unlessMissing(
      desktop(script('desktop client on a desktop', 'e2e/journeys/desktop/run.mjs'), args),
      noDesktop,
    ),
  ]
}

const onSqlite = (args) => api('API tests on SQLite', {}, args)

const onPostgres = ({ postgres, redis }, args) =>
  api('API tests on PostgreSQL', { TEST_PG_URL: postgres, TEST_REDIS_URL: redis }, args)

/**
 * The checks of `npm test` that run the product, longest first, to keep both cores busy until the end. On PostgreSQL it
 * runs only the tests whose result may depend on the database.
 */
export async function testSteps() {
  const services = await findServices()
  const sqlite = onSqlite([`--tags=${NOT_SLOW}`])
  return commonSteps(services, sqlite, onPostgres(services, [`--tags=@dialect,${NOT_SLOW}`]), QUICK)
}

/** The checks of `npm run test:all`: everything on both databases, and slow checks. */
export async function allTestSteps() {
  const services = await findServices()
  const { postgres, redis, noBrowser, noServers, noDesktop } = services
  const instances = { E2E_POSTGRES: postgres, E2E_REDIS: redis, E2E_INSTANCES: '2' }
  return [
    ...commonSteps(services, onSqlite(), onPostgres(services)),
    unlessMissing(visual(), noBrowser),
    unlessMissing(playwright('states of screens', ['--config=lab/states/playwright.config.ts']), noBrowser),
    unlessMissing(
      playwright('every screen in a browser', ['--config=lab/screens/playwright.config.ts']),
      noBrowser,
    ),
    unlessMissing(playwright('end to end on two servers', [BROWSER], instances), noBrowser ?? noServers),
    unlessMissing(desktop(lab('installed desktop client', 'installed')), noDesktop),
    unlessMissing({ ...lab('faults of the desktop client', 'faults'), needs, alone: true }, noDesktop),
    {
      name: 'npm start',
      command: 'node',
      args: ['--test', at('e2e', 'lab', 'start', 'start.test.mjs')],
      read: reports.nodeTest,
      needs,
    },
    { ...lab('a full disk', 'bench', ['faults-disk']), needs, alone: true },
    { ...lab('deployment', 'deploy'), read: reports.nodeTest, needs, alone: true },
  ]
}
