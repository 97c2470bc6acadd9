import type { HttpContext } from '@adonisjs/core/http'
import { authorOf } from '#core/database/rows/author'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { requireScope } from '#core/http/require_scope'
import { idempotencyOf } from '#core/http/request/idempotency'
import { idInBody } from '#core/http/request/id_in_body'
import { authorizeMember } from '#organizations/public'
import { answerPost } from '#posts/posts/http/answer_post'
import CreatePost from '#posts/posts/actions/create_post'
import DeletePost from '#posts/posts/actions/delete_post'
import ResubmitPost from '#posts/posts/actions/resubmit_post'
import UpdatePost from '#posts/posts/actions/update_post'
import PostPolicy from '#posts/posts/policies/post_policy'
import { requirePost, requirePostAccess } from '#posts/posts/queries/find_post'
import { isModeratorOf } from '#posts/posts/rules/post_abilities'
import { forMember } from '#posts/posts/transformers/post_transformer'
import { createPostValidator, updatePostValidator } from '#posts/posts/validators/post_validator'

export default class PostsController {
  /** Creates a post, together with its first suggestions. */
  async store(ctx: HttpContext) {
    const { auth, bouncer, request, response } = ctx
    const membership = await authorizeMember(ctx, PostPolicy, 'create', idInBody(request, 'organizationId'))
    if ('suggestions' in request.body()) {
      requireScope(auth.getUserOrFail(), 'suggestions:write')
      await bouncer.with(PostPolicy).authorize('suggest', membership)
    }
    const input = await request.validateUsing(createPostValidator)
    const idempotency = await idempotencyOf(request, input)
    const { id, isNew } = await new CreatePost().handle({
      ...input,
      ...authorOf(auth.getUserOrFail()),
      idempotency,
    })
    return response.status(isNew ? 201 : 200).json(await answerPost(id, membership))
  }

  /** Returns a post of one of the user's organizations. */
  async show({ auth, bouncer, params, response }: HttpContext) {
    const { post, membership } = await requirePost(auth.getUserOrFail().id, params.id)
    await bouncer.with(PostPolicy).authorize('view', membership)
    return response.json({ post: forMember(post, membership) })
  }

  /** Changes a post. Absent fields stay unchanged; PUT removes an absent comment. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { post, membership } = await requirePost(user.id, params.id)
    await bouncer.with(PostPolicy).authorize('update', post, membership)
    const sent = await request.validateUsing(updatePostValidator)
    // PUT sends an emptied comment as absent.
    const changes = request.method() === 'PUT' ? { ...sent, comment: sent.comment ?? null } : sent
    if (changes.isSensitive !== undefined && changes.isSensitive !== post.isSensitive) {
      await bouncer.with(PostPolicy).authorize('markSensitive', post)
    }
    if (changes.schedule !== undefined || changes.membersPrepare !== undefined) {
      await bouncer.with(PostPolicy).authorize('schedule', post, membership)
    }
    const { id, organization } = post
    const target = {
      id,
      organizationId: organization.id,
      userId: user.id,
      byModerator: isModeratorOf(user, post),
    }
    await new UpdatePost().handle(target, changes)
    return response.json(await answerPost(id, membership))
  }

  /** Submits a rejected post for moderation again. */
  async resubmit({ auth, bouncer, params, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { post, membership } = await requirePost(userId, params.id)
    await bouncer.with(PostPolicy).authorize('update', post, membership)
    await answerRepeated({ userId, action: 'post.resubmitted', target: post.id }, () =>
      new ResubmitPost().handle({ id: post.id, organizationId: post.organization.id }),
    )
    return response.json(await answerPost(post.id, membership))
  }

  /** Deletes a post and its suggestions. */
  async destroy({ auth, bouncer, params, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    await answerRepeated({ userId, action: 'post.deleted', target: params.id }, async () => {
      const { membership, ...post } = await requirePostAccess(userId, params.id)
      await bouncer.with(PostPolicy).authorize('delete', post, membership)
      await new DeletePost().handle({ id: post.id })
    })
    return response.noContent()
  }
}
