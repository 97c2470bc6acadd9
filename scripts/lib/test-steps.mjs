import { join } from 'node:path'
import * as count from './counts.mjs'
import { missingForDesktop } from './desktop-tests.mjs'
import { findBrowser } from './find-browser.mjs'
import { findPostgres, findRedis } from './find-servers.mjs'
import { at, cache } from './paths.mjs'
import { acceptedVersion, majorVersion, visualArguments } from './visual.mjs'

const browser = findBrowser()

const api = (name, env = {}) => ({
  name: `API tests on ${name}`,
  command: 'node',
  args: ['ace.js', 'test'],
  cwd: at('backend'),
  env: { NODE_ENV: 'test', TZ: 'UTC', TEST_PG_URL: '', ...env },
  count: count.japa,
})

function vitest(name, room, ...options) {
  const report = join(cache, `${name.replaceAll(/\W+/g, '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    command: 'node',
    args: ['node_modules/vitest/vitest.mjs', 'run', ...options, ...reporters],
    cwd: at(room),
    env: { CHROMIUM: browser },
    report,
    count: count.vitest(report),
  }
}

function endToEnd() {
  const report = join(cache, 'end-to-end.json')
  return {
    name: 'end to end in a browser',
    command: 'node',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    cwd: at('e2e'),
    env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    count: count.playwright(report),
    alone: true,
  }
}

/** Another version of Chromium draws text in another way: its pictures are taken, and the note says so. */
function visual() {
  const report = join(cache, 'visual.json')
  const [accepted, installed] = [acceptedVersion(), browser ? majorVersion(browser) : 0]
  const counts = count.playwright(report)
  return {
    name: 'visual comparison of screens',
    command: 'node',
    args: [...visualArguments, '--reporter=list,json'],
    cwd: at('e2e'),
    env: {
      CHROMIUM: browser,
      VISUAL: accepted === installed ? 'compare' : 'take',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    report,
    count: () => {
      if (accepted !== installed)
        console.log(
          `\n!!! Nothing was compared: Chromium ${accepted} took the accepted pictures, and this is ${installed}. ` +
            'Look at e2e/test-results/visual-taken; npm run visual:accept accepts them.\n',
        )
      return counts()
    },
    alone: true,
  }
}

function desktop() {
  const report = join(cache, 'desktop.json')
  return {
    name: 'desktop client on a desktop',
    command: 'node',
    args: [at('scripts', 'tasks', 'test-desktop.mjs'), `--report=${report}`],
    report,
    count: count.playwright(report),
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
        count: () => {
          console.log(`\n!!! ${step.name}: skipped, because ${reason}\n`)
          return { passed: 0, failed: 0, skipped: 1 }
        },
      }

/**
 * The checks that run the product, longest first, to keep both cores busy until the end. The end-to-end and desktop
 * tests run alone, because they time out beside other work.
 */
export async function testSteps() {
  const [postgres, redis] = await Promise.all([findPostgres(), findRedis()])
  const noBrowser = browser ? undefined : 'no Chromium was found. Install one, or name it in CHROMIUM.'
  const noPostgres = postgres
    ? undefined
    : 'no PostgreSQL answers. Start one on this machine, or name it in TEST_PG_URL.'
  const noRedis = redis
    ? undefined
    : 'no Redis answers. Start one on this machine, or name it in TEST_REDIS_URL.'
  const absent = missingForDesktop()
  const noDesktop =
    absent.length === 0
      ? undefined
      : `this machine has no ${absent.join(', ')}. CONTRIBUTING.md says what to install.`
  return [
    unlessMissing(api('PostgreSQL', { TEST_PG_URL: postgres, TEST_REDIS_URL: redis }), noPostgres ?? noRedis),
    vitest('kit: logic and screens', 'ui-kit', '--project', 'dom'),
    api('SQLite'),
    vitest('desktop: main and windows', 'desktop'),
    unlessMissing(vitest('kit: in a browser', 'ui-kit', '--project', 'browser'), noBrowser),
    vitest('web: its own screens', 'web'),
    {
      name: 'deployment files',
      command: 'node',
      args: ['--test', at('scripts', 'deploy', 'files', '*.test.mjs')],
      count: count.nodeTest,
    },
    { name: 'bundle budget', command: 'node', args: [at('scripts', 'tasks', 'bundle-budget.mjs')] },
    unlessMissing(endToEnd(), noBrowser),
    unlessMissing(visual(), noBrowser),
    unlessMissing(desktop(), noDesktop),
  ]
}
