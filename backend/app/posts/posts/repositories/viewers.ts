import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { listManagerIds } from '#organizations/public'
import Post from '#posts/posts/models/post'

/** A post, for whom sees it before it starts. */
export interface SeenPost {
  organizationId: string
  /** Null when the author's account is gone. */
  authorId: string | null
  isScheduled: boolean
  membersPrepare: boolean
}

/** The users who see a post that has not started; null when all members do. */
export type Viewers = readonly string[] | null

/**
 * The users who see each of some posts that have not started, and so learn of its changes: its author, owners and admins.
 * Null for a post that all members see.
 */
export async function viewersOfEach<Seen extends SeenPost>(
  trx: QueryClientContract,
  posts: readonly Seen[],
): Promise<Map<Seen, Viewers>> {
  const viewers = new Map<Seen, Viewers>(posts.map((post) => [post, null]))
  const unseen = posts.filter(({ isScheduled, membersPrepare }) => isScheduled && !membersPrepare)
  for (const [organizationId, group] of Map.groupBy(unseen, (post) => post.organizationId)) {
    const managers = await listManagerIds(trx, organizationId)
    for (const post of group)
      viewers.set(post, [...new Set(post.authorId === null ? managers : [post.authorId, ...managers])])
  }
  return viewers
}

/** The same of one post. */
export async function viewersOf(trx: QueryClientContract, post: SeenPost): Promise<Viewers> {
  return (await viewersOfEach(trx, [post])).get(post)!
}

interface PostRow extends Pick<SeenPost, 'organizationId' | 'membersPrepare'> {
  userId: string | null
  startsAt: unknown
}

/** A post as it is stored. */
export const toSeen = ({ organizationId, userId, startsAt, membersPrepare }: PostRow): SeenPost => {
  return { organizationId, authorId: userId, isScheduled: startsAt !== null, membersPrepare }
}

/** The same of a post as it is stored. */
export const viewersOfPost = (trx: QueryClientContract, post: PostRow): Promise<Viewers> =>
  viewersOf(trx, toSeen(post))

/** The same of a post by its id; nobody once it is deleted. */
export async function findViewers(postId: string): Promise<Viewers> {
  const post = await Post.find(postId)
  return post === null ? [] : viewersOfPost(db.connection(), post)
}
