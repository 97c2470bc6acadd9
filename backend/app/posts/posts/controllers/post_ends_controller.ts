import type { HttpContext } from '@adonisjs/core/http'
import ChangeEnd from '#posts/posts/actions/change_end'
import { answerPost } from '#posts/posts/http/answer_post'
import PostPolicy from '#posts/posts/policies/post_policy'
import { requirePostAccess } from '#posts/posts/queries/find_post'
import { endValidator } from '#posts/posts/validators/schedule_validator'

export default class PostEndsController {
  /** Ends a post that has started, extends it or opens it again. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    const { membership, ...post } = await requirePostAccess(auth.getUserOrFail().id, params.id)
    await bouncer.with(PostPolicy).authorize('schedule', post, membership)
    await new ChangeEnd().handle(post.id, await request.validateUsing(endValidator))
    return response.json(await answerPost(post.id, membership))
  }
}
