import type { HttpContext } from '@adonisjs/core/http'
import type { Telling } from '#contract/posts/data/telling'
import PostPolicy from '#posts/posts/policies/post_policy'
import { requirePostAccess } from '#posts/posts/queries/find_post'
import TellNow from '#posts/telling/actions/tell_now'
import { findTelling } from '#posts/telling/queries/find_telling'
import { tellingValidator } from '#posts/telling/validators/telling_validator'

export default class TellingsController {
  /** Returns how many members were told of a post whose organization paces posts, and when the next one is. */
  async show({ auth, bouncer, params, response }: HttpContext) {
    const { membership, ...post } = await requirePostAccess(auth.getUserOrFail().id, params.id)
    await bouncer.with(PostPolicy).authorize('schedule', post, membership)
    return response.json((await findTelling(post.id)) satisfies Telling)
  }

  /** Tells all members of a paced post now, except those in quiet hours, who are told when these end. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    const { membership, ...post } = await requirePostAccess(auth.getUserOrFail().id, params.id)
    await bouncer.with(PostPolicy).authorize('schedule', post, membership)
    await request.validateUsing(tellingValidator)
    await new TellNow().handle(post.id)
    return response.json((await findTelling(post.id)) satisfies Telling)
  }
}
