import { grow, growWords } from './grow.ts'
import { ratiosOf, type AskedList } from './in_turns.ts'
import { onBoth, type BenchProduct } from './on_both.ts'

/** How much slower looking for a post may get when an organization has a hundred times as many. */
const GOAL = 3
const POSTS = [1_000, Number(process.env.BENCH_POSTS ?? 100_000)]

/** What members look for: frequent and rare words, beginnings, several at once, and the other filters. */
const QUERIES = {
  'no filter': (turn: number) => `?page=${(turn % 50) + 1}`,
  'frequent word': () => '?search=number',
  'rare word': () => '?search=rare',
  beginning: () => '?search=of',
  'two words': () => '?search=often%20rare',
  'a number': (turn: number) => `?search=${(turn % 900) + 100}`,
  'word and tag': () => '?search=number&tags=grown-3',
  tag: (turn: number) => `?tags=grown-${turn % 60}`,
  author: () => '?author=00000001-0000-7000-8000-000000000007',
  state: () => '?state=pending',
}

/** Makes somebody a member of the grown organization, and answers its list as they ask for it. */
async function asMember({ database, server }: BenchProduct): Promise<AskedList> {
  const { origin } = new URL(server.url)
  const body = JSON.stringify({ name: 'Bench', email: 'bench@example.org', password: 'Brass-band-7!' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/auth/register`, { method: 'POST', headers, body })
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } }
  const organizationId = '00000002-0000-7000-8000-000000000000'
  await database.run(`insert into memberships (id, organization_id, user_id, role, joined_at)
    values ('${user.id}', '${organizationId}', '${user.id}', 'member', '2026-01-01 00:00:00.000')`)
  return {
    url: `${origin}/api/posts/organization/${organizationId}`,
    headers: { authorization: `Bearer ${token}` },
  }
}

const ratios: number[] = []
await onBoth(
  async (database, index) => {
    await grow(database, { posts: POSTS[index]!, organizations: 1 })
    await growWords(database, POSTS[index]!)
  },
  async (name, [short, long]) => {
    ratios.push(...(await ratiosOf(name, [await asMember(short), await asMember(long)], QUERIES)))
  },
)
console.log(`${POSTS.join(' against ')} posts of one organization, asked in turns, goal ${GOAL}`)
if (Math.max(...ratios) > GOAL) process.exitCode = 1
