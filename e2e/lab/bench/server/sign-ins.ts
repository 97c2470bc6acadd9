import { join } from 'node:path'
import { grow } from './grow.ts'
import { oneOnBoth, type BenchProduct } from './on-both.ts'
import { moveToCore } from './own-core.ts'
import { median, quantile } from './quantiles.ts'
import { register } from './register.ts'
import { expectSameAnswers } from './same-answers.ts'
import { startBare, type BenchServer } from './servers.ts'
import {
  accounts,
  emailOf,
  LISTS_PER_SECOND,
  PAGES,
  runRound,
  SECONDS,
  SIGN_INS,
  type Round,
} from './sign-in-load.ts'

const POSTS = 10_000
const ROUNDS = 5
/** The largest ratio of the times of the list during sign-ins, unless hashing alone takes more. */
const GOAL = 1.5
/** The load does not take the time of a server. */
const [CORE_OF_SERVERS, CORE_OF_LOAD] = [0, 1]

/** Prints the times of all rounds and returns the ratio of the 95th percentiles of the list. */
function print(name: string, rounds: Round[]): number {
  const ratio = median(rounds.map(({ quiet, busy }) => quantile(busy, 0.95) / quantile(quiet, 0.95)))
  const perSecond = median(rounds.map(({ signIns }) => signIns.length / SECONDS))
  const inMs = (of: keyof Round) =>
    [0.5, 0.95, 0.99].map((part) =>
      median(rounds.map((round) => quantile(round[of], part)))
        .toFixed(1)
        .padStart(6),
    )
  const row = (of: keyof Round, more = '') =>
    console.log(`${name.padEnd(18)} ${of.padEnd(8)} p50 / p95 / p99 ${inMs(of).join(' /')} ms${more}`)
  row('quiet')
  row('busy', `   ratio of p95 ${ratio.toFixed(2)}`)
  row('signIns', `   ${perSecond.toFixed(1)} per second`)
  return ratio
}

/** Measures servers in turns and returns their ratios. */
async function ratiosOf(kind: string, servers: BenchServer[]): Promise<number[]> {
  const rounds = servers.map((): Round[] => [])
  for (const server of servers) await runRound(server)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, server] of servers.entries()) rounds[index]!.push(await runRound(server))
  return servers.map(({ name }, index) => print(`${kind}, ${name}`, rounds[index]!))
}

/** On SQLite a bare server reads the same file; beside its list, it only hashes. */
async function measure(kind: string, { server, database }: BenchProduct): Promise<void> {
  for (const account of accounts) await register(server, emailOf(account))
  const bare = kind === 'sqlite' ? [await startBare(join(database.dataDir, 'fanfare.sqlite3'))] : []
  const servers = [server, ...bare]
  moveToCore(CORE_OF_LOAD)
  try {
    await expectSameAnswers(servers, [1, 17, PAGES])
    const [ratio, bareRatio] = await ratiosOf(kind, servers)
    ratios.push(ratio!)
    bound = Math.max(bound, bareRatio ?? 0)
  } finally {
    moveToCore(CORE_OF_SERVERS)
    for (const { stop } of bare) await stop()
  }
}

const ratios: number[] = []
let bound = 0
console.log(
  `The public list, ${LISTS_PER_SECOND} requests per second, alone and beside ${SIGN_INS} sign-ins at a time`,
)
console.log(`The median of ${ROUNDS} rounds of ${SECONDS} seconds each; servers and load have a core each`)
moveToCore(CORE_OF_SERVERS)
await oneOnBoth((database) => {
  // The accounts sign in from different addresses.
  database.settings.TRUST_PROXY = '1'
  return grow(database, { posts: POSTS, organizations: 50 })
}, measure)
const largest = Math.max(...ratios)
console.log(
  `largest ratio ${largest.toFixed(2)}, goal ${GOAL}; hashing alone beside a bare server ${bound.toFixed(2)}`,
)
if (largest > Math.max(GOAL, bound)) process.exitCode = 1
