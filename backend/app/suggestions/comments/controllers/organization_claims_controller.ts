import type { HttpContext } from '@adonisjs/core/http'
import type { OrganizationClaim } from '#contract/suggestions/data/offer'
import { idempotencyOf } from '#core/http/request/idempotency'
import { authorizeMember } from '#organizations/public'
import { requirePost } from '#posts/public'
import ClaimNextInOrganization from '#suggestions/comments/actions/claim_next_in_organization'
import CommentPolicy from '#suggestions/comments/policies/comment_policy'
import { findComment, viewerOf } from '#suggestions/comments/queries/find_comment'
import { forMember } from '#suggestions/comments/transformers/comment_transformer'
import { postForTray } from '#suggestions/comments/transformers/offer_transformer'

/** A claim on the member's next suggestion among the posts of an organization. */
export default class OrganizationClaimsController {
  /** Claims a suggestion of the first post that waits for the user. */
  async store(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, CommentPolicy, 'claim')
    const input = { organizationId, userId }
    const idempotency = await idempotencyOf(ctx.request, input)
    const id = await new ClaimNextInOrganization().handle({ ...input, idempotency })
    const suggestion = await findComment(id)
    const { post, membership } = await requirePost(userId, suggestion.postId)
    const comment = forMember(suggestion, viewerOf({ ...post, membership, closed: null }))
    const result = { comment, availableCount: post.availableCount, post: postForTray(post) }
    return ctx.response.json(result satisfies OrganizationClaim)
  }
}
