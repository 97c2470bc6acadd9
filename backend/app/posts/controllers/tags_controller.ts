import type { HttpContext } from '@adonisjs/core/http'
import type { TagList } from '#contract/data/tag'
import { toPageRequest, toPagination } from '#core/pagination'
import { listMemberOrganizationIds } from '#organizations/public'
import { countOfferedTags, listOfferedTags } from '#posts/queries/offered_tags'
import { listTagsValidator } from '#posts/validators/tag_validator'

/** The tags that are offered to the signed-in user. */
export default class TagsController {
  async index({ auth, request, response }: HttpContext) {
    const { search = '', ...paging } = await listTagsValidator.validate(request.qs())
    const page = toPageRequest(paging)
    const filter = { search, organizationIds: await listMemberOrganizationIds(auth.getUserOrFail().id) }
    const [tags, total] = [await listOfferedTags(filter, page), await countOfferedTags(filter)]
    return response.json({ tags, pagination: toPagination(page, total) } satisfies TagList)
  }
}
