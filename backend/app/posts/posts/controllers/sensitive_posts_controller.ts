import type { HttpContext } from '@adonisjs/core/http'
import MarkSensitive from '#posts/posts/actions/mark_sensitive'
import { postNotFound } from '#posts/posts/errors'
import PostPolicy from '#posts/posts/policies/post_policy'
import { findPost } from '#posts/posts/queries/find_post'
import { forVisitor } from '#posts/posts/transformers/post_transformer'
import { sensitiveValidator } from '#posts/posts/validators/post_validator'

/** Lets administrators mark listed posts of any organization as sensitive. They get no more data than a visitor. */
export default class SensitivePostsController {
  /** Marks a listed post as sensitive, or removes the mark. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(PostPolicy).authorize('moderate')
    const { isSensitive } = await request.validateUsing(sensitiveValidator)
    const { organization } = await requireListed(params.id)
    const { id: actorId } = auth.getUserOrFail()
    await new MarkSensitive().handle({
      actorId,
      id: params.id,
      organizationId: organization.id,
      isSensitive,
    })
    return response.json({ post: forVisitor(await requireListed(params.id)) })
  }
}

async function requireListed(id: string) {
  const post = await findPost({ id })
  if (!post?.listed) throw postNotFound()
  return post
}
