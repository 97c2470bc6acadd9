import type { HttpContext } from '@adonisjs/core/http'
import type { Timeline } from '#contract/posts/data/timeline'
import PostPolicy from '#posts/posts/policies/post_policy'
import { requirePostAccess } from '#posts/posts/queries/find_post'
import { findTimeline } from '#posts/timeline/queries/find_timeline'

export default class TimelinesController {
  /** Returns what has happened to a post and what will: its start and end, whom it was told, and what was copied. */
  async show({ auth, bouncer, params, response }: HttpContext) {
    const { membership, ...post } = await requirePostAccess(auth.getUserOrFail().id, params.id)
    await bouncer.with(PostPolicy).authorize('schedule', post, membership)
    const { organizationId } = membership
    const timeline = await findTimeline({ id: post.id, organizationId, authorId: post.author?.id ?? null })
    return response.json(timeline satisfies Timeline)
  }
}
