import type { HttpContext } from '@adonisjs/core/http'
import { listCommunityTags } from '#posts/public'
import { listOrganizationTags } from '#posts/public'
import { requirePublicOrganization } from '#community/queries/require_public_organization'
import { communityTagsValidator } from '#community/validators/community_validator'

/** Open to everybody: the tags of all listed posts, or of those of one organization. */
export default class CommunityTagsController {
  async index({ request, response }: HttpContext) {
    const { organizationSlug: slug } = await communityTagsValidator.validate(request.qs())
    if (slug === undefined) return response.json(await listCommunityTags(), true)
    const { id } = await requirePublicOrganization({ slug })
    return response.json(await listOrganizationTags(id), true)
  }
}
