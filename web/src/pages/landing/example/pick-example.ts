import type { PublicSuggestion } from '@fanfare/contract/data/comment.ts'
import type { PublicPost } from '@fanfare/contract/data/post.ts'

/** Longer ones do not fit into three lines of a card. */
const LENGTH_MAX = 120
const SHOWN = 3

/** How many suggestions of a post are left to visitors for certain: half of them, rounded up, are kept for its members. */
const leftToVisitors = ({ availableCount, commentsCount }: PublicPost) =>
  availableCount - Math.ceil(commentsCount / 2)

/** The post of which visitors can copy the most; null when there is none. */
export function pickPost(posts: readonly PublicPost[]): PublicPost | null {
  const [most] = posts
    .filter((post) => !post.isSensitive && leftToVisitors(post) > 0)
    .toSorted((one, other) => leftToVisitors(other) - leftToVisitors(one))
  return most ?? null
}

/** The ids of the suggestions to show: available ones before used ones, short ones before long ones. Empty when a single one would fit. */
export function pickSuggestions(suggestions: readonly PublicSuggestion[]): string[] {
  const short = suggestions
    .filter(({ content }) => content.length <= LENGTH_MAX)
    .toSorted(
      (one, other) =>
        Number(one.isLocked) - Number(other.isLocked) || one.content.length - other.content.length,
    )
    .slice(0, SHOWN)
  return short.length > 1 && !short[0]!.isLocked ? short.map(({ id }) => id) : []
}
