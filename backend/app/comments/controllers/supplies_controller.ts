import type { HttpContext } from '@adonisjs/core/http'
import { requirePost } from '#posts/public'
import CommentPolicy from '#comments/policies/comment_policy'
import { supplyOf } from '#comments/queries/supply_of'

/** What is left of a post's suggestions, and how many members have copied one. */
export default class SuppliesController {
  async show({ auth, bouncer, params, response }: HttpContext) {
    const { post, membership } = await requirePost(auth.getUserOrFail().id, params.id)
    await bouncer.with(CommentPolicy).authorize('list', membership)
    return response.json({ supply: await supplyOf(post) })
  }
}
