import type { HttpContext } from '@adonisjs/core/http'
import { answerPublicly } from '#community/controllers/answer_publicly'
import { listCommunityTags } from '#community/queries/list_community_tags'
import { listOrganizationTags } from '#community/queries/list_organization_tags'
import { requirePublicOrganization } from '#community/queries/require_public_organization'
import { communityTagsValidator } from '#community/validators/community_validator'

/** Open to everybody: the tags of all listed posts, or of those of one organization. */
export default class CommunityTagsController {
  async index(ctx: HttpContext) {
    const { organizationSlug: slug } = await communityTagsValidator.validate(ctx.request.qs())
    if (slug === undefined) return answerPublicly(ctx, await listCommunityTags())
    const { id } = await requirePublicOrganization({ slug })
    return answerPublicly(ctx, await listOrganizationTags(id))
  }
}
