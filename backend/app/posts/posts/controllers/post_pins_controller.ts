import type { HttpContext } from '@adonisjs/core/http'
import ChangePin from '#posts/posts/actions/change_pin'
import { answerPost } from '#posts/posts/http/answer_post'
import PostPolicy from '#posts/posts/policies/post_policy'
import { requirePostAccess } from '#posts/posts/queries/find_post'
import { pinValidator } from '#posts/posts/validators/featured_validator'

export default class PostPinsController {
  /** Pins a post to the top of the list of its organization, or unpins it. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    const { id, membership } = await requirePostAccess(auth.getUserOrFail().id, params.id)
    await bouncer.with(PostPolicy).authorize('feature', membership)
    const wanted = await request.validateUsing(pinValidator)
    await new ChangePin().handle({ id, organizationId: membership.organizationId, ...wanted })
    return response.json(await answerPost(id, membership))
  }
}
