import { asMember } from './as-member.ts'
import { grow, growNews, growWords } from './grow.ts'
import { ratiosOf, type AskedList } from './in-turns.ts'
import { onBoth, type BenchProduct } from './on-both.ts'

/** The largest ratio of times with a hundred times as many posts within a month. */
const GOAL = 3
const POSTS = [1_000, Number(process.env.BENCH_POSTS ?? 100_000)]
const MINUTE = 60_000

/** A cursor for `milliseconds` ago, as the server encodes it. */
const cursor = (ago: number) =>
  Buffer.from(`${Date.now() - ago}.0.00000000-0000-0000-0000-000000000000`).toString('base64url')

const FEED = {
  'newest, unread': () => '',
  'since a month': () => `?limit=50&after=${cursor(29 * 24 * 60 * MINUTE)}`,
  'since a minute': () => `?after=${cursor(MINUTE)}`,
}

const OFFERS_PAGE_SIZE = {
  offers: () => '/offers',
  'offers, frequent': () => '/offers?search=number',
  'offers, rare': () => '/offers?search=rare',
  'offers, said': () => '/offers?search=done',
}

async function placesOf(product: BenchProduct): Promise<{ feed: AskedList; posts: AskedList }> {
  const { origin, organizationId, headers } = await asMember(product)
  const feed = { url: `${origin}/api/notifications`, headers }
  return { feed, posts: { url: `${origin}/api/posts/organization/${organizationId}`, headers } }
}

const ratios: number[] = []
await onBoth(
  async (database, index) => {
    await grow(database, { posts: POSTS[index]!, organizations: 1 })
    await growWords(database, POSTS[index]!)
    await growNews(database, POSTS[index]!)
  },
  async (name, products) => {
    const [short, long] = [await placesOf(products[0]), await placesOf(products[1])]
    ratios.push(...(await ratiosOf(name, [short.feed, long.feed], FEED)))
    ratios.push(...(await ratiosOf(name, [short.posts, long.posts], OFFERS_PAGE_SIZE)))
  },
)
console.log(
  `${POSTS.join(' against ')} posts of one organization within a month, asked in turns, goal ${GOAL}`,
)
if (Math.max(...ratios) > GOAL) process.exitCode = 1
