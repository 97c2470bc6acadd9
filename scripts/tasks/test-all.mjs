import { chooseSteps, runAndReport } from '../lib/runner.mjs'
import { staticSteps } from '../lib/static-steps.mjs'
import { allTestSteps, BUILD } from '../lib/test-steps.mjs'

/**
 * `npm run test:all [-- <step> <arguments of its tool>]`: `npm test` with everything on both databases, the comparison of
 * pictures, every state of every screen, two servers, the installed client, faults and a deployment.
 */
const steps = [BUILD, ...staticSteps, ...(await allTestSteps())]
await runAndReport(chooseSteps(steps, process.argv.slice(2)), 'npm run test:all')
