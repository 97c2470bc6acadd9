import { runDesktopTests } from '../../support/desktop/desktop-tests.mjs'
import { runReadable } from '../../support/desktop/readable-copy.mjs'

/**
 * `npm run lab -- faults [seed]`: the desktop client behind a proxy that injects 200 random faults. The same seed
 * chooses the same faults.
 */
const [seed = '1'] = process.argv.slice(2)
process.env.FAULTS ??= '200'
process.env.FAULTS_SEED = seed
process.exitCode = await runReadable(import.meta.url, [seed], () =>
  runDesktopTests(['faults.spec.ts', '--grep', 'survives']),
)
