import type { HttpContext } from '@adonisjs/core/http'
import type { TagList } from '#contract/posts/data/tag'
import { toPageRequest, toPagination } from '#core/http/validation/pagination'
import { authorizeMember, listOrganizationIds } from '#organizations/public'
import PostPolicy from '#posts/posts/policies/post_policy'
import { countOfferedTags, listOfferedTags, type OfferedTagFilter } from '#posts/posts/queries/offered_tags'
import { offeredTagsValidator } from '#posts/posts/validators/tag_validator'

/** The tags offered to the signed-in user. */
export default class TagsController {
  /** Lists the tags that the user may see: predefined ones first, then by name. */
  async index(ctx: HttpContext) {
    const { request, response } = ctx
    const { search = '', organizationId, ...paging } = await offeredTagsValidator.validate(request.qs())
    const page = toPageRequest(paging)
    const filter = { search, ...(await placesOf(ctx, organizationId)) }
    const [tags, total] = [await listOfferedTags(filter, page), await countOfferedTags(filter)]
    return response.json({ tags, pagination: toPagination(page, total) } satisfies TagList)
  }
}

async function placesOf(
  ctx: HttpContext,
  organizationId?: string,
): Promise<Omit<OfferedTagFilter, 'search'>> {
  const { id: userId } = ctx.auth.getUserOrFail()
  if (organizationId === undefined)
    return { userId, organizationIds: (await listOrganizationIds([userId])).get(userId)! }
  await authorizeMember(ctx, PostPolicy, 'list', organizationId)
  return { userId, organizationIds: [organizationId], onlyUsed: true }
}
