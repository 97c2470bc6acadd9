import type { HttpContext } from '@adonisjs/core/http'
import type { Skip } from '#contract/posts/data/skip'
import SkipPost from '#posts/posts/actions/skip_post'
import UnskipPost from '#posts/posts/actions/unskip_post'
import PostPolicy from '#posts/posts/policies/post_policy'
import { requirePostAccess } from '#posts/posts/queries/find_post'
import { skipValidator } from '#posts/posts/validators/skip_validator'

/** What a member does not want to be shown among the posts to copy from. Nobody else can see it. */
export default class SkippedPostsController {
  /** Skips a post, for good or until an instant. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { id: postId, membership } = await requirePostAccess(userId, params.id)
    await bouncer.with(PostPolicy).authorize('view', membership)
    const { until = null } = await request.validateUsing(skipValidator)
    await new SkipPost().handle({ postId, userId, until: until === null ? null : new Date(until) })
    return response.json({ until } satisfies Skip)
  }

  /** Shows a skipped post again; another one stays as it is. */
  async destroy({ auth, bouncer, params, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { id: postId, membership } = await requirePostAccess(userId, params.id)
    await bouncer.with(PostPolicy).authorize('view', membership)
    await new UnskipPost().handle(postId, userId)
    return response.noContent()
  }
}
