import { atRate, timeOf } from './at-rate.ts'
import { grow } from './grow.ts'
import { oneOnBoth } from './on-both.ts'
import { median, quantile } from './quantiles.ts'
import { PASSWORD, register } from './register.ts'
import type { BenchServer } from './servers.ts'

const POSTS = 10_000
const PAGES = 50
/** So few that neither the server nor this process is busy with them. */
const LISTS_PER_SECOND = 150
const SIGN_INS = 16
const ROUNDS = 5
const SECONDS = 6
/** The largest ratio of the times of the list during sign-ins. */
const GOAL = 1.5

/** Requests the public list at a steady rate. */
function requestLists({ url }: BenchServer): Promise<number[]> {
  return atRate({ rate: LISTS_PER_SECOND, seconds: SECONDS }, async (turn) => {
    const answer = await fetch(`${url}?page=${((turn * 37) % PAGES) + 1}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`The list answered ${answer.status}`)
  })
}

/** Signs in repeatedly and returns the times. */
async function signIn({ url }: BenchServer, account: number, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${account}` }
  const body = JSON.stringify({ email: emailOf(account), password: PASSWORD })
  while (!isOver()) {
    const send = async () => {
      const answer = await fetch(new URL('/api/auth/login', url), { method: 'POST', headers, body })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`A sign-in answered ${answer.status}`)
    }
    times.push(await timeOf(send))
  }
  return times
}

const emailOf = (account: number) => `account-${account}@example.org`
const accounts = Array.from({ length: SIGN_INS }, (_, account) => account)

/** Requests the list while all accounts sign in. */
async function requestBusyLists(server: BenchServer): Promise<[lists: number[], signIns: number[]]> {
  let isOver = false
  const signingIn = Promise.all(accounts.map((account) => signIn(server, account, () => isOver)))
  const lists = await requestLists(server)
  isOver = true
  return [lists, (await signingIn).flat()]
}

interface Round {
  quiet: number[]
  busy: number[]
  signIns: number[]
}

async function runRound(server: BenchServer): Promise<Round> {
  const quiet = await requestLists(server)
  const [busy, signIns] = await requestBusyLists(server)
  return { quiet, busy, signIns }
}

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
    console.log(`${name.padEnd(9)} ${of.padEnd(8)} p50 / p95 / p99 ${inMs(of).join(' /')} ms${more}`)
  row('quiet')
  row('busy', `   ratio of p95 ${ratio.toFixed(2)}`)
  row('signIns', `   ${perSecond.toFixed(1)} per second`)
  return ratio
}

const ratios: number[] = []
console.log(
  `The public list, ${LISTS_PER_SECOND} requests per second, alone and beside ${SIGN_INS} sign-ins at a time`,
)
console.log(`The median of ${ROUNDS} rounds of ${SECONDS} seconds each, goal ${GOAL}`)
await oneOnBoth(
  (database) => {
    // The accounts sign in from different addresses.
    database.settings.TRUST_PROXY = '1'
    return grow(database, { posts: POSTS, organizations: 50 })
  },
  async (name, { server }) => {
    for (const account of accounts) await register(server, emailOf(account))
    await runRound(server)
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await runRound(server))
    ratios.push(print(name, rounds))
  },
)
if (Math.max(...ratios) > GOAL) process.exitCode = 1
