import type { HttpContext } from '@adonisjs/core/http'
import { postNotFound } from '#posts/posts/errors'
import ChangeImportance from '#posts/posts/actions/change_importance'
import PostPolicy from '#posts/posts/policies/post_policy'
import { findPost, requirePostAccess } from '#posts/posts/queries/find_post'
import { forMember } from '#posts/posts/transformers/post_transformer'
import { importanceValidator } from '#posts/posts/validators/featured_validator'

export default class PostImportanceController {
  /** Marks a post that is open or scheduled as important, or removes the mark. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    const { id, membership } = await requirePostAccess(auth.getUserOrFail().id, params.id)
    await bouncer.with(PostPolicy).authorize('feature', membership)
    const wanted = await request.validateUsing(importanceValidator)
    await new ChangeImportance().handle({ id, organizationId: membership.organizationId, ...wanted })
    const changed = await findPost({ id })
    if (!changed) throw postNotFound()
    return response.json({ post: forMember(changed, membership) })
  }
}
