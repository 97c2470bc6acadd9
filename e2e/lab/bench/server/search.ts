import { asMember } from './as-member.ts'
import { grow, growWords } from './grow.ts'
import { ratiosOf, type AskedList } from './in-turns.ts'
import { onBoth, type BenchProduct } from './on-both.ts'

/** The largest ratio of times with a hundred times as many posts in an organization. */
const GOAL = 3
const POSTS = [1_000, Number(process.env.BENCH_POSTS ?? 100_000)]

/** Searches: frequent and rare words, prefixes, several words, and the other filters. */
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

/** The list of the filled organization, as a member requests it. */
async function listOf(product: BenchProduct): Promise<AskedList> {
  const { origin, organizationId, headers } = await asMember(product)
  return { url: `${origin}/api/posts/organization/${organizationId}`, headers }
}

const ratios: number[] = []
await onBoth(
  async (database, index) => {
    await grow(database, { posts: POSTS[index]!, organizations: 1 })
    await growWords(database, POSTS[index]!)
  },
  async (name, [short, long]) => {
    ratios.push(...(await ratiosOf(name, [await listOf(short), await listOf(long)], QUERIES)))
  },
)
console.log(`${POSTS.join(' against ')} posts of one organization, asked in turns, goal ${GOAL}`)
if (Math.max(...ratios) > GOAL) process.exitCode = 1
