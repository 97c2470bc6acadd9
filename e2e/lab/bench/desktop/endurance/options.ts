import { parseArgs } from 'node:util'

export interface Options {
  /** The number of posts that are published, at an even rate. */
  posts: number
  minutes: number
  /** Seconds between two samples. */
  every: number
}

const DEFAULTS = { posts: '2000', minutes: '60', every: '30' }

/** The words of `npm run bench -- endurance --posts=60 --minutes=2 --every=5`. */
export function readOptions(words = (process.env.BENCH_WORDS ?? '').split(' ').filter(Boolean)): Options {
  const options = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, by]) => [name, { type: 'string' as const, default: by }]),
  )
  const { values } = parseArgs({ args: words, options })
  const [posts, minutes, every] = Object.keys(DEFAULTS).map((name) => {
    const value = Number(values[name])
    if (!(value > 0)) throw new Error(`--${name} is a number above 0`)
    return value
  })
  return { posts: posts!, minutes: minutes!, every: every! }
}
