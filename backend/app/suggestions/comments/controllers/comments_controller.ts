import type { HttpContext } from '@adonisjs/core/http'
import { authorOf } from '#core/database/rows/author'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { idempotencyOf } from '#core/http/request/idempotency'
import { idInBody } from '#core/http/request/id_in_body'
import { requirePostAccess } from '#posts/public'
import AddComment from '#suggestions/comments/actions/add_comment'
import EditComment from '#suggestions/comments/actions/edit_comment'
import DeleteComment from '#suggestions/comments/actions/delete_comment'
import CommentPolicy from '#suggestions/comments/policies/comment_policy'
import { withCopyLimit } from '#suggestions/comments/queries/copy_limit'
import { findComment, requireComment, viewerOf } from '#suggestions/comments/queries/find_comment'
import { forMember } from '#suggestions/comments/transformers/comment_transformer'
import { addCommentValidator, editCommentValidator } from '#suggestions/comments/validators/comment_validator'

export default class CommentsController {
  /** Adds a suggestion to a post, or a reply to a suggestion. */
  async store({ auth, bouncer, request, response }: HttpContext) {
    const author = authorOf(auth.getUserOrFail())
    const post = await requirePostAccess(author.userId, idInBody(request, 'postId'))
    await bouncer.with(CommentPolicy).authorize('create', post.membership)
    const input = await request.validateUsing(addCommentValidator)
    const idempotency = await idempotencyOf(request, input)
    const { id, isNew } = await new AddComment().handle({ ...input, ...author, idempotency })
    const comment = forMember(
      await findComment(id),
      await withCopyLimit(viewerOf(post), { ...post, ...post.membership }),
    )
    return response.status(isNew ? 201 : 200).json({ comment })
  }

  /** Changes a suggestion or a reply. Absent fields stay unchanged. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    const { comment, viewer, organizationId } = await requireComment(auth.getUserOrFail().id, params.id)
    await bouncer.with(CommentPolicy).authorize('update', comment, viewer)
    const changes = await request.validateUsing(editCommentValidator)
    await new EditComment().handle(comment, changes)
    const post = { id: comment.postId, organizationId }
    const edited = forMember(await findComment(comment.id), await withCopyLimit(viewer, post))
    return response.json({ comment: edited })
  }

  /** Deletes a suggestion or a reply. */
  async destroy({ auth, bouncer, params, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    await answerRepeated({ userId, action: 'comment.deleted', target: params.id }, async () => {
      const { comment, viewer } = await requireComment(userId, params.id)
      await bouncer.with(CommentPolicy).authorize('delete', comment, viewer)
      await new DeleteComment().handle(comment)
    })
    return response.noContent()
  }
}
