import type { HttpContext } from '@adonisjs/core/http'
import type { OrganizationPublicPostList } from '#contract/data/post'
import { toPageRequest, toPagination } from '#core/pagination'
import { forVisitor } from '#organizations/public'
import { answerPublicly } from '#community/controllers/answer_publicly'
import { findPage } from '#community/queries/find_page'
import { requirePublicOrganization } from '#community/queries/require_public_organization'
import { forCommunity } from '#community/transformers/community_post_transformer'
import { organizationFeedValidator } from '#community/validators/community_validator'

/** Open to everybody: an organization and its listed posts. */
export default class OrganizationFeedsController {
  async index(ctx: HttpContext) {
    const organization = await requirePublicOrganization({ id: ctx.params.id })
    const { tags, ...asked } = await organizationFeedValidator.validate(ctx.request.qs())
    const page = toPageRequest(asked)
    const found = await findPage({ organizationId: organization.id, tags, page })
    const list: OrganizationPublicPostList = {
      posts: forCommunity(found),
      organization: forVisitor(organization),
      pagination: toPagination(page, found.total),
    }
    answerPublicly(ctx, list)
  }
}
