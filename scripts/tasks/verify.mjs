import { chooseSteps, runAndReport } from '../lib/runner.mjs'
import { staticSteps } from '../lib/static-steps.mjs'
import { BUILD, testSteps } from '../lib/test-steps.mjs'

/** `npm test [-- <step> <arguments of its tool>]`: every check, or those whose name contains the word. */
const steps = [BUILD, ...staticSteps, ...(await testSteps())]
await runAndReport(chooseSteps(steps, process.argv.slice(2)), 'npm test')
