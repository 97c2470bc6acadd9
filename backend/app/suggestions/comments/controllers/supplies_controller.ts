import type { HttpContext } from '@adonisjs/core/http'
import { requirePostAccess } from '#posts/public'
import CommentPolicy from '#suggestions/comments/policies/comment_policy'
import { findSupply } from '#suggestions/comments/queries/supply'

/** The supply of a post: its available suggestions, and how many members have copied one. */
export default class SuppliesController {
  /** Counts the available suggestions of a post, and the members who have copied. */
  async show({ auth, bouncer, params, response }: HttpContext) {
    const { membership, ...post } = await requirePostAccess(auth.getUserOrFail().id, params.id)
    await bouncer.with(CommentPolicy).authorize('list', membership)
    const { organizationId } = membership
    return response.json({ supply: await findSupply({ ...post, organizationId }) })
  }
}
