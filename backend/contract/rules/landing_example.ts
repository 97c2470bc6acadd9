import type { PublicPost } from '../data/post.ts'
import { memberReserve } from './member_reserve.ts'

/** How many suggestions of a post are left to visitors for certain, whoever has copied the others. */
const leftToVisitors = ({ availableCount, commentsCount }: PublicPost) =>
  availableCount - memberReserve(commentsCount)

/** The post of which visitors can copy the most, as the example of the landing page; null when there is none. */
export function examplePost(posts: readonly PublicPost[]): PublicPost | null {
  const [most] = posts
    .filter((post) => !post.isSensitive && leftToVisitors(post) > 0)
    .toSorted((one, other) => leftToVisitors(other) - leftToVisitors(one))
  return most ?? null
}
