import type { HttpContext } from '@adonisjs/core/http'
import { postNotFound } from '#posts/posts/errors'
import ChangeEnd from '#posts/posts/actions/change_end'
import PostPolicy from '#posts/posts/policies/post_policy'
import { findPost, requirePostAccess } from '#posts/posts/queries/find_post'
import { forMember } from '#posts/posts/transformers/post_transformer'
import { endValidator } from '#posts/posts/validators/schedule_validator'

export default class PostEndsController {
  /** Ends a post that has started, extends it or opens it again. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    const { membership, ...post } = await requirePostAccess(auth.getUserOrFail().id, params.id)
    await bouncer.with(PostPolicy).authorize('schedule', post, membership)
    await new ChangeEnd().handle(post.id, await request.validateUsing(endValidator))
    const changed = await findPost({ id: post.id })
    if (!changed) throw postNotFound()
    return response.json({ post: forMember(changed, membership) })
  }
}
