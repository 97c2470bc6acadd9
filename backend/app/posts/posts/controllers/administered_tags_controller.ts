import type { HttpContext } from '@adonisjs/core/http'
import type { AdministeredTagList, ChangedTag, DeletedTag } from '#contract/posts/data/tag'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { deferAction } from '#core/jobs/pending/defer_action'
import { toPageRequest, toPagination } from '#core/http/validation/pagination'
import UpdateTag from '#posts/posts/actions/update_tag'
import CreateTag from '#posts/posts/actions/create_tag'
import DeleteTag, { pendingTagDeletion } from '#posts/posts/actions/delete_tag'
import AdministratorPolicy from '#core/http/administrator_policy'
import {
  countAdministeredTags,
  findAdministeredTag,
  listAdministeredTags,
} from '#posts/posts/queries/administered_tags'
import {
  changedTagValidator,
  listTagsValidator,
  newTagValidator,
  predefinedTagValidator,
} from '#posts/posts/validators/tag_validator'

/** All tags, for administrators. */
export default class AdministeredTagsController {
  /** Lists all tags with the number of their posts, by name. */
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { search = '', ...paging } = await listTagsValidator.validate(request.qs())
    const page = toPageRequest(paging)
    const total = await countAdministeredTags(search)
    const tags = await listAdministeredTags(search, page)
    return response.json({ tags, pagination: toPagination(page, total) } satisfies AdministeredTagList)
  }

  /** Creates a tag. */
  async store({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const tag = await request.validateUsing(newTagValidator)
    const id = await new CreateTag().handle({ ...tag, actorId: auth.getUserOrFail().id })
    return response.status(201).json({ tag: await findAdministeredTag(id) })
  }

  /** Renames a tag, or merges it with the tag that has the name. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const changes = await request.validateUsing(changedTagValidator)
    const { id: actorId } = auth.getUserOrFail()
    const { id, merged } = await new UpdateTag().handle(params.id, { ...changes, actorId })
    return response.json({ tag: await findAdministeredTag(id), merged } satisfies ChangedTag)
  }

  /** Makes a tag predefined unless the body says otherwise. Idempotent. */
  async makePredefined({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { id: actorId } = auth.getUserOrFail()
    const { name, isPredefined = true } = await request.validateUsing(predefinedTagValidator)
    const { id } = await new UpdateTag().handle(params.id, { actorId, name, isPredefined, merge: false })
    return response.json({ tag: await findAdministeredTag(id) })
  }

  /** Deletes a tag from all its posts. */
  async destroy({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { id: userId } = auth.getUserOrFail()
    const postsCount = await answerRepeated({ userId, action: 'tag.deleted', target: params.id }, () =>
      new DeleteTag().handle(params.id, userId),
    )
    return response.json({ postsCount } satisfies DeletedTag)
  }

  /** Deletes a tag in ten seconds, unless that is undone. */
  async defer({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { id: userId } = auth.getUserOrFail()
    const action = { userId, ids: [params.id], input: null }
    return response.status(202).json(await deferAction(pendingTagDeletion, action))
  }
}
