import { ensureBuild } from '../lib/build.mjs'
import { chooseSteps, runAndReport } from '../lib/runner.mjs'
import { staticSteps } from '../lib/static-steps.mjs'
import { testSteps } from '../lib/test-steps.mjs'

/** `npm test [-- <step> <arguments of its tool>]`: every check, or those whose name contains the word. */
const [endToEnd, ...others] = await testSteps()
ensureBuild()
await runAndReport(chooseSteps([endToEnd, ...staticSteps, ...others], process.argv.slice(2)), 'npm test')
