import { makeCluster } from './faults/cluster.ts'
import { HANGING_DATABASE } from './faults/hanging-database.ts'
import { INSTANCES } from './faults/instances.ts'
import { runLine } from './faults/line.ts'
import { LOCKS } from './faults/locks.ts'
import { PROCESSES } from './faults/processes.ts'

/** Runs only lines whose name contains this text. */
const ONLY = process.env.FAULT ?? ''

const cluster = await makeCluster()
if (cluster === undefined) {
  console.error('This needs initdb and postgres of PostgreSQL in the PATH, and as root an account postgres.')
  process.exit(1)
}
const lines = [...HANGING_DATABASE, ...LOCKS, ...PROCESSES, ...INSTANCES].filter(({ name }) =>
  name.includes(ONLY),
)
const trials = lines.flatMap((line) => line.on.map((kind) => ({ line, kind })))
try {
  console.log('| fault | database | figure | goal | kept |\n| --- | --- | --- | --- | --- |')
  for (const { line, kind } of trials) {
    const { figure, isKept } = await runLine(line, kind, cluster)
    console.log(`| ${line.name} | ${kind} | ${figure} | ${line.goal} | ${isKept ? 'yes' : '**no**'} |`)
    if (!isKept) process.exitCode = 1
  }
} finally {
  await cluster.remove()
}
