import type { HttpContext } from '@adonisjs/core/http'
import { toPageRequest } from '#core/http/validation/pagination'
import { requirePostAccess } from '#posts/public'
import { listForMember } from '#suggestions/comments/http/list_for_member'
import CommentPolicy from '#suggestions/comments/policies/comment_policy'
import { listCommentsValidator } from '#suggestions/comments/validators/comment_validator'

export default class PostCommentsController {
  /** Lists the suggestions of a post with their replies, available ones first. */
  async index({ auth, bouncer, params, request, response }: HttpContext) {
    const post = await requirePostAccess(auth.getUserOrFail().id, params.id)
    await bouncer.with(CommentPolicy).authorize('list', post.membership)
    const page = toPageRequest(await listCommentsValidator.validate(request.qs()))
    return response.json(await listForMember(post, page))
  }
}
