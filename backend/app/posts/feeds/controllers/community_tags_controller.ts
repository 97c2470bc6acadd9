import type { HttpContext } from '@adonisjs/core/http'
import { toPageRequest } from '#core/http/validation/pagination'
import { listCommunityTags, listOrganizationTags } from '#posts/feeds/queries/listed_tags'
import { requirePublicOrganization } from '#posts/feeds/queries/require_public_organization'
import { communityTagsValidator } from '#posts/feeds/validators/feed_validator'

/** Public: the tags of all listed posts, or of the listed posts of one organization. */
export default class CommunityTagsController {
  /** Lists the tags of listed posts, most used first. */
  async index({ request, response }: HttpContext) {
    const {
      organizationSlug: slug,
      search = '',
      ...paging
    } = await communityTagsValidator.validate(request.qs())
    const page = toPageRequest(paging)
    if (slug === undefined) return response.json(await listCommunityTags(search, page), true)
    const { id } = await requirePublicOrganization({ slug })
    return response.json(await listOrganizationTags(id, search, page), true)
  }
}
