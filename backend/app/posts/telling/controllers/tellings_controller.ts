import type { HttpContext } from '@adonisjs/core/http'
import type { Telling } from '#contract/posts/data/telling'
import PostPolicy from '#posts/posts/policies/post_policy'
import { requirePostAccess } from '#posts/posts/queries/find_post'
import { findTelling } from '#posts/telling/queries/find_telling'

export default class TellingsController {
  /** Returns how many members were told of a post whose organization paces posts, and when the next one is. */
  async show({ auth, bouncer, params, response }: HttpContext) {
    const { membership, ...post } = await requirePostAccess(auth.getUserOrFail().id, params.id)
    await bouncer.with(PostPolicy).authorize('schedule', post, membership)
    return response.json((await findTelling(post.id)) satisfies Telling)
  }
}
