import { spawnSync } from 'node:child_process'
import { ensureBuild, ensureDesktopBuild } from '../../../scripts/lib/build.mjs'
import { runDesktopTests, unprivilegedIds } from '../../support/desktop/desktop-tests.mjs'
import { runReadable } from '../../support/desktop/readable-copy.mjs'
import { testElectron } from '../../support/electron/ensure-runtime.mjs'
import { findBrowser } from '../../../scripts/lib/find-browser.mjs'
import { at } from '../../../scripts/lib/paths.mjs'
import { toolEnv } from '../../../scripts/lib/toolchain.mjs'

/** `npm run bench -- <name> …`: measures the built product by a file of `e2e/lab/bench`. */
const NAMES = {
  server: [
    'administration',
    'create',
    'faults-disk',
    'faults-table',
    'growth',
    'jobs',
    'likeness',
    'list',
    'news',
    'scim',
    'search',
    'sign-ins',
    'slack',
    'streams',
    'telling',
    'webhooks',
  ],
  browser: ['latency', 'web'],
  desktop: ['start-up'],
  desk: ['endurance', 'told'],
}

/** What a kind of benchmark runs on, and the variables that say where it is. */
const PREPARE = {
  server: async () => {
    await ensureBuild()
    return { TZ: 'UTC' }
  },
  browser: async () => {
    const browser = findBrowser()
    if (browser === undefined) throw new Error('No Chromium was found. Install one, or name it in CHROMIUM.')
    await ensureBuild()
    return { CHROMIUM: browser }
  },
  desktop: async () => {
    await ensureDesktopBuild()
    // Root sees the memory of all processes; the client itself does not run as root.
    const account = process.getuid?.() === 0 && { BENCH_AS: unprivilegedIds().join(':') }
    return { ELECTRON_BIN: await testElectron(), ...account }
  },
}

const [name, ...args] = process.argv.slice(2)
const kind = Object.keys(NAMES).find((each) => NAMES[each].includes(name))
if (kind === undefined) {
  console.error(`Name one of: ${Object.values(NAMES).flat().join(', ')}`)
  process.exit(1)
}
process.exitCode = kind === 'desk' ? await runAtDesk() : await runFile()

async function runFile() {
  const env = toolEnv(await PREPARE[kind]())
  const file = `lab/bench/${kind}/${name}.ts`
  return spawnSync('node', [file, ...args], { cwd: at('e2e'), env, stdio: 'inherit' }).status ?? 1
}

/** Runs a benchmark that uses the client as a person does, as the user of the desktop tests. */
function runAtDesk() {
  const config = { config: `lab/bench/desktop/${name}` }
  // Playwright refuses the options of a benchmark.
  process.env.BENCH_WORDS = args.join(' ')
  return runReadable(import.meta.url, [name, ...args], () => runDesktopTests([], config))
}
