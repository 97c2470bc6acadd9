import { describe, runSteps } from '../lib/runner.mjs'
import { staticSteps } from '../lib/static-steps.mjs'

const total = await runSteps(staticSteps)
console.log(`\n${describe(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
