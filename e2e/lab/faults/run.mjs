import { join } from 'node:path'
import { ensureBuild, ensureDesktopBuild } from '../../../scripts/lib/build.mjs'
import { isClosedToOthers, runDesktopTests } from '../../support/desktop/desktop-tests.mjs'
import { runInReadableCopy } from '../../support/desktop/readable-copy.mjs'

/**
 * `npm run lab -- faults [seed]`: the desktop client behind a proxy that injects 200 random faults. The same seed
 * chooses the same faults.
 */
const [seed = '1'] = process.argv.slice(2)
process.env.FAULTS ??= '200'
process.env.FAULTS_SEED = seed
ensureBuild()
ensureDesktopBuild()
process.exitCode = isClosedToOthers()
  ? runInReadableCopy(join('e2e', 'lab', 'faults', 'run.mjs'), [seed])
  : await runDesktopTests(['faults.spec.ts', '--grep', 'survives'])
