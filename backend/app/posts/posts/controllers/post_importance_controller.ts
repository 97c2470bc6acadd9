import type { HttpContext } from '@adonisjs/core/http'
import ChangeImportance from '#posts/posts/actions/change_importance'
import { answerPost } from '#posts/posts/http/answer_post'
import PostPolicy from '#posts/posts/policies/post_policy'
import { requirePostAccess } from '#posts/posts/queries/find_post'
import { importanceValidator } from '#posts/posts/validators/featured_validator'

export default class PostImportanceController {
  /** Marks a post that is open or scheduled as important, or removes the mark. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    const { id, membership } = await requirePostAccess(auth.getUserOrFail().id, params.id)
    await bouncer.with(PostPolicy).authorize('feature', membership)
    const wanted = await request.validateUsing(importanceValidator)
    await new ChangeImportance().handle({ id, organizationId: membership.organizationId, ...wanted })
    return response.json(await answerPost(id, membership))
  }
}
