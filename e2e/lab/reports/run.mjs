import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../../../scripts/lib/find-browser.mjs'
import { at, cache } from '../../../scripts/lib/paths.mjs'
import * as reports from '../../../scripts/lib/reports.mjs'
import { toolEnv } from '../../../scripts/lib/toolchain.mjs'

/** `npm run lab -- reports`: runs the tests of inputs that once failed, and reports them by kind. `npm test` runs them too. */
const cases = JSON.parse(readFileSync(at('backend', 'contract', 'testing', 'reported_inputs.json'), 'utf8'))
const report = join(cache, 'reported-inputs.json')

const RUNS = {
  server: {
    cwd: at('backend'),
    args: ['ace.js', 'test', 'functional', '--files=reported_inputs'],
    env: { TZ: 'UTC', TEST_PG_URL: '', TEST_REPORT: report },
    read: reports.japa,
  },
  kit: {
    cwd: at('ui-kit'),
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=dom',
      'src/features/posts/posts/received.reported.test.ts',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    env: {},
    read: reports.vitest,
  },
  browser: {
    cwd: at('e2e'),
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=journeys/playwright.config.ts',
      'reported-inputs.spec.ts',
      '--reporter=json',
    ],
    env: { CHROMIUM: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    read: reports.playwright,
  },
}

/** The titles of the tests that failed; null when the tool ended early. */
function failuresOf({ cwd, args, env, read }) {
  rmSync(report, { force: true })
  const { stdout } = spawnSync('node', args, { cwd, env: toolEnv(env), encoding: 'utf8' })
  const { failures, counts } = read({ report, cwd }, stdout)
  if (failures === undefined || (counts.failed > 0 && failures.length === 0)) return null
  return failures.map(({ title }) => title)
}

spawnSync('node', [at('scripts', 'tasks', 'build.mjs')], { env: toolEnv({}), stdio: 'inherit' })
const failed = Object.fromEntries(Object.entries(RUNS).map(([by, run]) => [by, failuresOf(run)]))
const hasPassed = ({ by, kind, id }) =>
  failed[by] !== undefined &&
  failed[by] !== null &&
  !failed[by].some((title) => title.includes(`${kind}: ${id}`))

const kinds = Map.groupBy(cases, ({ kind }) => kind)
for (const [kind, ofKind] of kinds) {
  const wrong = ofKind
    .filter((each) => !hasPassed(each))
    .map(({ id, by }) => (by in RUNS ? id : `${id} (not run)`))
  const passed = ofKind.length - wrong.length
  console.log(
    `${wrong.length === 0 ? '✓' : '✗'} ${kind.padEnd(50)} ${passed} of ${ofKind.length}  ${wrong.join(', ')}`,
  )
}
const passed = cases.filter(hasPassed).length
console.log(`\n${passed} of ${cases.length}`)
process.exitCode = passed === cases.length ? 0 : 1
