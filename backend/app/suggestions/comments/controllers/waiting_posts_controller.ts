import type { HttpContext } from '@adonisjs/core/http'
import type { WaitingPosts } from '#contract/suggestions/data/offer'
import { authorizeMember } from '#organizations/public'
import CommentPolicy from '#suggestions/comments/policies/comment_policy'
import { listWaitingPosts } from '#suggestions/comments/queries/waiting_posts'

/** The posts that the member could still copy from. */
export default class WaitingPostsController {
  async index(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, CommentPolicy, 'list')
    const postIds = await listWaitingPosts(organizationId, userId)
    return ctx.response.json({ postIds } satisfies WaitingPosts)
  }
}
