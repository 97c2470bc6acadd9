import { runOnToolchain } from './lib/toolchain.mjs'

/** `node scripts/run.mjs <task> …`: runs a task of `scripts/tasks`, on any Node from 20 and before anything is installed. */
const [task, ...args] = process.argv.slice(2)
runOnToolchain(task, args)
