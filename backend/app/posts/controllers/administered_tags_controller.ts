import type { HttpContext } from '@adonisjs/core/http'
import type { AdministeredTagList, ChangedTag, DeletedTag } from '#contract/data/tag'
import { toPageRequest, toPagination } from '#core/pagination'
import UpdateTag from '#posts/actions/update_tag'
import CreateTag from '#posts/actions/create_tag'
import DeleteTag from '#posts/actions/delete_tag'
import TagPolicy from '#posts/policies/tag_policy'
import {
  countAdministeredTags,
  findAdministeredTag,
  listAdministeredTags,
} from '#posts/queries/administered_tags'
import { changedTagValidator, listTagsValidator, newTagValidator } from '#posts/validators/tag_validator'

/** All tags, for administrators. */
export default class AdministeredTagsController {
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(TagPolicy).authorize('administer')
    const { search = '', ...paging } = await listTagsValidator.validate(request.qs())
    const page = toPageRequest(paging)
    const total = await countAdministeredTags(search)
    const tags = await listAdministeredTags(search, page)
    return response.json({ tags, pagination: toPagination(page, total) } satisfies AdministeredTagList)
  }

  async store({ bouncer, request, response }: HttpContext) {
    await bouncer.with(TagPolicy).authorize('administer')
    const id = await new CreateTag().handle(await request.validateUsing(newTagValidator))
    return response.status(201).json({ tag: await findAdministeredTag(id) })
  }

  async update({ bouncer, params, request, response }: HttpContext) {
    await bouncer.with(TagPolicy).authorize('administer')
    const changes = await request.validateUsing(changedTagValidator)
    const { id, merged } = await new UpdateTag().handle(params.id, changes)
    return response.json({ tag: await findAdministeredTag(id), merged } satisfies ChangedTag)
  }

  /** Makes a tag predefined. Idempotent. */
  async makePredefined({ bouncer, params, response }: HttpContext) {
    await bouncer.with(TagPolicy).authorize('administer')
    const { id } = await new UpdateTag().handle(params.id, { isPredefined: true })
    return response.json({ tag: await findAdministeredTag(id) })
  }

  async destroy({ bouncer, params, response }: HttpContext) {
    await bouncer.with(TagPolicy).authorize('administer')
    return response.json({ postsCount: await new DeleteTag().handle(params.id) } satisfies DeletedTag)
  }
}
