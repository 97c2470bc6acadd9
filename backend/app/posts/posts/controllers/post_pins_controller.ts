import type { HttpContext } from '@adonisjs/core/http'
import { postNotFound } from '#posts/posts/errors'
import ChangePin from '#posts/posts/actions/change_pin'
import PostPolicy from '#posts/posts/policies/post_policy'
import { findPost, requirePostAccess } from '#posts/posts/queries/find_post'
import { forMember } from '#posts/posts/transformers/post_transformer'
import { pinValidator } from '#posts/posts/validators/featured_validator'

export default class PostPinsController {
  /** Pins a post to the top of the list of its organization, or unpins it. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    const { id, membership } = await requirePostAccess(auth.getUserOrFail().id, params.id)
    await bouncer.with(PostPolicy).authorize('feature', membership)
    const wanted = await request.validateUsing(pinValidator)
    await new ChangePin().handle({ id, organizationId: membership.organizationId, ...wanted })
    const changed = await findPost({ id })
    if (!changed) throw postNotFound()
    return response.json({ post: forMember(changed, membership) })
  }
}
