import type { HttpContext } from '@adonisjs/core/http'
import type { TagList } from '#contract/posts/data/tag'
import { toPageRequest, toPagination } from '#core/http/validation/pagination'
import { listOrganizationIds, requireMembership } from '#organizations/public'
import { countOfferedTags, listOfferedTags, type OfferedTagFilter } from '#posts/posts/queries/offered_tags'
import { offeredTagsValidator } from '#posts/posts/validators/tag_validator'

/** The tags offered to the signed-in user. */
export default class TagsController {
  async index({ auth, request, response }: HttpContext) {
    const { search = '', organizationId, ...paging } = await offeredTagsValidator.validate(request.qs())
    const page = toPageRequest(paging)
    const filter = { search, ...(await placesOf(auth.getUserOrFail().id, organizationId)) }
    const [tags, total] = [await listOfferedTags(filter, page), await countOfferedTags(filter)]
    return response.json({ tags, pagination: toPagination(page, total) } satisfies TagList)
  }
}

async function placesOf(userId: string, organizationId?: string): Promise<Omit<OfferedTagFilter, 'search'>> {
  if (organizationId === undefined)
    return { organizationIds: (await listOrganizationIds([userId])).get(userId)! }
  const membership = await requireMembership(userId, organizationId)
  return { organizationIds: [membership.organizationId], onlyUsed: true }
}
