import type { HttpContext } from '@adonisjs/core/http'
import type { PostList } from '#contract/posts/data/post'
import type { WaitingPosts } from '#contract/suggestions/data/offer'
import { authorizeMember } from '#organizations/public'
import { MemberPosts } from '#posts/public'
import CommentPolicy from '#suggestions/comments/policies/comment_policy'
import { listWaitingPosts, waitingPosts } from '#suggestions/comments/queries/waiting_posts'
import { toWaitingPosts } from '#suggestions/comments/transformers/waiting_transformer'

/** The posts that the member could still copy from, and what they would copy next. */
export default class WaitingPostsController {
  /** Returns how many posts the user can still copy from, and the first of them, important ones first. */
  async index(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, CommentPolicy, 'list')
    const waiting = toWaitingPosts(await listWaitingPosts(organizationId, userId))
    return ctx.response.json(waiting satisfies WaitingPosts)
  }

  /** The same posts as a list that can be narrowed and paged. */
  async posts(ctx: HttpContext) {
    const membership = await authorizeMember(ctx, CommentPolicy, 'list')
    const { organizationId, userId } = membership
    const among = waitingPosts(organizationId, userId)
    const list = await new MemberPosts(userId).list(membership, ctx.request.qs(), among)
    return ctx.response.json(list satisfies PostList)
  }
}
