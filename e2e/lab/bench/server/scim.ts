import type { BenchDatabase } from './databases.ts'
import { DIALECTS } from './grow.ts'
import { ratiosOf, type AskedList } from './in-turns.ts'
import { onBoth, type BenchProduct } from './on-both.ts'
import { PASSWORD, register } from './register.ts'

/** The largest ratio of times with a hundred times as many people. */
const GOAL = 1.3
const PEOPLE = [100, Number(process.env.BENCH_ROWS ?? 10_000)]
const PAGE = 100
const AT = '2026-01-01 00:00:00.000'

/** Fills a migrated database with people whom a directory has provisioned, one of them an administrator. */
async function provision({ kind, run }: BenchDatabase, people: number): Promise<void> {
  const { numbers, id, yes, no, finish } = DIALECTS[kind]
  const from = `from ${numbers(people)}`
  await run(`insert into users (id, name, name_key, email, email_key, email_verified_at, is_admin, two_fa_enabled, created_at, updated_at)
    select ${id(1, 'n')}, 'Person ' || n, 'person ' || n, 'p' || n || '@example.org', 'p' || n || '@example.org', '${AT}',
    case when n = 0 then ${yes} else ${no} end, ${no}, '${AT}', '${AT}' ${from}`)
  await run(`insert into scim_users (user_id, external_id, given_name, family_name, created_at, updated_at)
    select ${id(1, 'n')}, 'directory-' || n, 'Person', 'Number ' || n, '${AT}', '${AT}' ${from}`)
  await run(finish)
}

/** The people of the directory, asked with a token that an administrator has made. */
async function asDirectory({ database, server }: BenchProduct): Promise<AskedList> {
  const { token, user } = await register(server, 'bench@example.org')
  await database.run(`update users set is_admin = true where id = '${user.id}'`)
  const answer = await fetch(new URL('/api/admin/scim/tokens', server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`The token answered ${answer.status}`)
  const { token: secret } = (await answer.json()) as { token: string }
  const url = `${new URL(server.url).origin}/api/scim/v2/Users?count=${PAGE}`
  return { url, headers: { authorization: `Bearer ${secret}` } }
}

const filter = (text: string) => () => `&filter=${encodeURIComponent(text)}`

const ratios: number[] = []
await onBoth(
  (database, index) => provision(database, PEOPLE[index]!),
  async (name, [short, long]) => {
    const [few, many] = [await asDirectory(short), await asDirectory(long)] as const
    const from = (startIndex: number) =>
      [few, { ...many, url: `${many.url}&startIndex=${startIndex}` }] as const
    ratios.push(
      ...(await ratiosOf(name, from(1), { 'first page': () => '' })),
      ...(await ratiosOf(name, from(PEOPLE[1]! / 2 + 1), { 'middle page': () => '' })),
      ...(await ratiosOf(name, from(PEOPLE[1]! - PAGE + 1), { 'last page': () => '' })),
      ...(await ratiosOf(name, from(1), {
        'by userName': filter('userName eq "p50@example.org"'),
        'by externalId': filter('externalId eq "directory-50"'),
      })),
    )
  },
)
console.log(`${PEOPLE.join(' against ')} people, pages of ${PAGE}, asked in turns, goal ${GOAL}`)
if (Math.max(...ratios) > GOAL) process.exitCode = 1
