import type { HttpContext } from '@adonisjs/core/http'
import { idempotencyOf } from '#core/http/idempotency'
import { idInBody } from '#core/http/id_in_body'
import { requirePostAccess } from '#posts/public'
import AddComment from '#comments/actions/add_comment'
import EditComment from '#comments/actions/edit_comment'
import DeleteComment from '#comments/actions/delete_comment'
import CommentPolicy from '#comments/policies/comment_policy'
import { withCopyLimit } from '#comments/queries/copy_limit'
import { findComment, requireComment, viewerOf } from '#comments/queries/find_comment'
import { forMember } from '#comments/transformers/comment_transformer'
import { addCommentValidator, editCommentValidator } from '#comments/validators/comment_validator'

export default class CommentsController {
  async store({ auth, bouncer, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const post = await requirePostAccess(userId, idInBody(request, 'postId'))
    await bouncer.with(CommentPolicy).authorize('create', post.membership)
    const input = await request.validateUsing(addCommentValidator)
    const idempotency = await idempotencyOf(request, input)
    const { id, isNew } = await new AddComment().handle({ ...input, userId, idempotency })
    const comment = forMember(
      await findComment(id),
      await withCopyLimit(viewerOf(post), { ...post, ...post.membership }),
    )
    return response.status(isNew ? 201 : 200).json({ comment })
  }

  async update({ auth, bouncer, params, request, response }: HttpContext) {
    const { comment, viewer, organizationId } = await requireComment(auth.getUserOrFail().id, params.id)
    await bouncer.with(CommentPolicy).authorize('update', comment, viewer)
    const changes = await request.validateUsing(editCommentValidator)
    await new EditComment().handle(comment, changes)
    const post = { id: comment.postId, organizationId }
    const edited = forMember(await findComment(comment.id), await withCopyLimit(viewer, post))
    return response.json({ comment: edited })
  }

  async destroy({ auth, bouncer, params, response }: HttpContext) {
    const { comment, viewer } = await requireComment(auth.getUserOrFail().id, params.id)
    await bouncer.with(CommentPolicy).authorize('delete', comment, viewer)
    await new DeleteComment().handle(comment)
    return response.noContent()
  }
}
