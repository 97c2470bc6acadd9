import type { PublicPost } from '../../posts/data/post.ts'
import { memberReserve } from '../../suggestions/rules/member_reserve.ts'

/** How many suggestions of a post visitors can certainly copy. */
const leftToVisitors = ({ availableCount, commentsCount }: PublicPost) =>
  availableCount - memberReserve(commentsCount)

/** The post with the most suggestions for visitors, as the example of the landing page; null if there is none. */
export function examplePost(posts: readonly PublicPost[]): PublicPost | null {
  const [most] = posts
    .filter((post) => !post.isSensitive && leftToVisitors(post) > 0)
    .toSorted((one, other) => leftToVisitors(other) - leftToVisitors(one))
  return most ?? null
}
