import type { HttpContext } from '@adonisjs/core/http'
import type { PublicPostList } from '#contract/data/post'
import { toPageRequest, toPagination } from '#core/pagination'
import { answerPublicly } from '#community/controllers/answer_publicly'
import { findPage } from '#community/queries/find_page'
import { requirePublicOrganization } from '#community/queries/require_public_organization'
import { forCommunity } from '#community/transformers/community_post_transformer'
import { communityValidator } from '#community/validators/community_validator'

/** Open to everybody: every listed post there is, or those of one organization. */
export default class CommunityPostsController {
  async index(ctx: HttpContext) {
    const { organizationSlug, tags, ...asked } = await communityValidator.validate(ctx.request.qs())
    const organizationId = await organizationIdOf(organizationSlug)
    const page = toPageRequest(asked)
    const found = await findPage({ organizationId, tags, page })
    const list: PublicPostList = { posts: forCommunity(found), pagination: toPagination(page, found.total) }
    answerPublicly(ctx, list)
  }
}

async function organizationIdOf(slug: string | undefined): Promise<string | undefined> {
  return slug === undefined ? undefined : (await requirePublicOrganization({ slug })).id
}
