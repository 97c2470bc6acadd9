import { grow } from './grow.ts'
import { ratiosOf } from './in-turns.ts'
import { onBoth } from './on-both.ts'

/** The largest ratio of times with a public list a thousand times as long. */
const GOAL = 1.5
const POSTS = [1_000, Number(process.env.BENCH_POSTS ?? 1_000_000)]

/** Pages stay within the short list. */
const QUERIES = {
  'first pages': (turn: number) => `?page=${(turn % 50) + 1}`,
  'one tag': (turn: number) => `?tags=grown-${turn % 3}&page=${(turn % 5) + 1}`,
  'three tags': (turn: number) => `?tags=grown-1,grown-4,grown-7&page=${(turn % 5) + 1}`,
}

const ratios: number[] = []
await onBoth(
  (database, index) => grow(database, { posts: POSTS[index]!, organizations: 50 }),
  async (name, products) => {
    const lists = products.map(({ server }) => server)
    ratios.push(...(await ratiosOf(name, [lists[0]!, lists[1]!], QUERIES)))
  },
)
console.log(`${POSTS.join(' against ')} public posts, asked in turns, goal ${GOAL}`)
if (Math.max(...ratios) > GOAL) process.exitCode = 1
