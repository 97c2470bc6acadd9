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
import {
  changedTagValidator,
  listTagsValidator,
  newTagValidator,
  predefinedTagValidator,
} from '#posts/validators/tag_validator'

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

  async store({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(TagPolicy).authorize('administer')
    const tag = await request.validateUsing(newTagValidator)
    const id = await new CreateTag().handle({ ...tag, actorId: auth.getUserOrFail().id })
    return response.status(201).json({ tag: await findAdministeredTag(id) })
  }

  async update({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(TagPolicy).authorize('administer')
    const changes = await request.validateUsing(changedTagValidator)
    const { id: actorId } = auth.getUserOrFail()
    const { id, merged } = await new UpdateTag().handle(params.id, { ...changes, actorId })
    return response.json({ tag: await findAdministeredTag(id), merged } satisfies ChangedTag)
  }

  /** Makes a tag predefined unless the body says otherwise. Idempotent. */
  async makePredefined({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(TagPolicy).authorize('administer')
    const { id: actorId } = auth.getUserOrFail()
    const { name, isPredefined = true } = await request.validateUsing(predefinedTagValidator)
    const { id } = await new UpdateTag().handle(params.id, { actorId, name, isPredefined, merge: false })
    return response.json({ tag: await findAdministeredTag(id) })
  }

  async destroy({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(TagPolicy).authorize('administer')
    const postsCount = await new DeleteTag().handle(params.id, auth.getUserOrFail().id)
    return response.json({ postsCount } satisfies DeletedTag)
  }
}
