import { chooseSteps, runAndReport } from '../lib/runner.mjs'
import { staticSteps } from '../lib/static-steps.mjs'

/** `npm run check [-- <step>]`: every check that reads the source without running it, or one of them. */
await runAndReport(chooseSteps(staticSteps, process.argv.slice(2)), 'npm run check')
