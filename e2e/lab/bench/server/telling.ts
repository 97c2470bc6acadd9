import { setTimeout as wait } from 'node:timers/promises'
import { asMember, type BenchMember } from './as-member.ts'
import { atRate } from './at-rate.ts'
import { printRatio, timesOf } from './compared-times.ts'
import type { BenchDatabase } from './databases.ts'
import { DIALECTS, grow } from './grow.ts'
import { oneOnBoth, type BenchProduct } from './on-both.ts'

/** The largest ratio of times of the list of posts while members are told of them. */
const GOAL = 1.2
/** What people do not notice, whatever the ratio: about a frame of a screen. */
const UNNOTICED_MS = 20
const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 10_000)
/** All members are due for each of these. */
const POSTS = 10
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const PER_SECOND = 20
/** How long the list is asked for while nothing else happens. */
const QUIET_SECONDS = 15
const DEADLINE_MS = 300_000
const AT = '2026-01-01 00:00:00.000'
const ORGANIZATION = '00000002-0000-7000-8000-000000000000'

/** An organization that paces its thousand posts, with its members. */
async function fill(database: BenchDatabase): Promise<void> {
  const { numbers, id, yes, no, finish } = DIALECTS[database.kind]
  await grow(database, { posts: 1_000, organizations: 1 })
  const member = id(6, 'n')
  await database.run(`insert into users (id, name, email, email_key, is_admin, two_fa_enabled, created_at, updated_at)
    select ${member}, 'Member ' || n, 'm' || n || '@example.org', 'm' || n || '@example.org', ${no}, ${no}, '${AT}', '${AT}'
    from ${numbers(MEMBERS)}`)
  await database.run(`insert into memberships (id, organization_id, user_id, role, joined_at)
    select ${member}, '${ORGANIZATION}', ${member}, 'member', '${AT}' from ${numbers(MEMBERS)}`)
  await database.run(`update organizations set is_paced = ${yes}`)
  await database.run(`update posts set pacing = 'paced'`)
  await database.run(finish)
}

const countOf = async ({ column }: BenchDatabase, where: string): Promise<number> =>
  Number((await column(`select count(*) from told_members where ${where}`))[0])

/** Makes all members due for posts, as if their times had just come. */
function makeDue({ run, kind }: BenchDatabase): Promise<void> {
  const now = new Date().toISOString().replace('T', ' ').slice(0, -1)
  const { id, numbers } = DIALECTS[kind]
  return run(`delete from told_members; insert into told_members (post_id, user_id, due_at)
    select posts.id, ${id(6, 'n')}, '${now}' from (select id from posts order by created_at desc limit ${POSTS}) posts
    cross join ${numbers(MEMBERS)}`)
}

async function askList({ origin, organizationId, headers }: BenchMember): Promise<void> {
  const response = await fetch(`${origin}/api/posts/organization/${organizationId}`, { headers })
  if (!response.ok) throw new Error(`The list was refused with ${response.status}`)
  await response.arrayBuffer()
}

/** Asks for the list until something is done. Returns the times of the requests, and how long it took. */
async function askUntil(member: BenchMember, isDone: () => Promise<boolean>) {
  const begin = performance.now()
  const times: number[] = []
  while (!(await isDone())) {
    if (performance.now() - begin > DEADLINE_MS) throw new Error('Not all members were told in time')
    times.push(...(await atRate({ rate: PER_SECOND, seconds: 1 }, () => askList(member))))
  }
  return { times, seconds: (performance.now() - begin) / 1_000 }
}

const askForAWhile = (member: BenchMember) =>
  atRate({ rate: PER_SECOND, seconds: QUIET_SECONDS }, () => askList(member))

async function share({ origin, organizationId, headers }: BenchMember, round: number): Promise<void> {
  const response = await fetch(`${origin}/api/posts`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      organizationId,
      title: `Paced ${round}`,
      url: `https://www.linkedin.com/posts/paced-${round}`,
    }),
  })
  if (!response.ok) throw new Error(`The post was refused with ${response.status}`)
}

interface Rounds {
  quiet: number[][]
  telling: number[][]
  planning: number[][]
}

async function measure({ database, server }: BenchProduct, name: string): Promise<Rounds> {
  const member = await asMember({ database, server })
  const rounds: Rounds = { quiet: [], telling: [], planning: [] }
  await askForAWhile(member)
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.quiet.push(await askForAWhile(member))
    await makeDue(database)
    const told = await askUntil(member, async () => (await countOf(database, 'told_at is null')) === 0)
    rounds.telling.push(told.times)
    await database.run('delete from told_members')
    await share(member, round)
    const planned = await askUntil(member, async () => (await countOf(database, '1 = 1')) >= MEMBERS)
    rounds.planning.push(planned.times)
    await database.run('delete from told_members')
    console.log(
      `${name.padEnd(9)} ${POSTS * MEMBERS} told within ${told.seconds.toFixed(0)} s, ${MEMBERS} planned within ${planned.seconds.toFixed(0)} s`,
    )
    await wait(1_000)
  }
  return rounds
}

let isDelayed = false
await oneOnBoth(fill, async (name, product) => {
  const { quiet, ...busy } = await measure(product, name)
  const alone = timesOf(quiet)
  for (const [what, rounds] of Object.entries(busy)) {
    const beside = timesOf(rounds)
    const ratio = printRatio(`${name.padEnd(9)} the list while ${what.padEnd(8)}`, alone, beside)
    isDelayed ||= ratio > GOAL && beside.p95 - alone.p95 > UNNOTICED_MS
  }
})
console.log(
  `The list of posts of ${MEMBERS} members, ${PER_SECOND} a second, goal ${GOAL} or ${UNNOTICED_MS} ms`,
)
if (isDelayed) process.exitCode = 1
