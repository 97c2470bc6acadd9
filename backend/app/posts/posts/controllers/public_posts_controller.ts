import type { HttpContext } from '@adonisjs/core/http'
import { postNotFound } from '#posts/posts/errors'
import { findPost } from '#posts/posts/queries/find_post'
import { forVisitor } from '#posts/posts/transformers/post_transformer'

/** Public: listed posts only. */
export default class PublicPostsController {
  /** Returns a listed post. */
  async show({ params, response }: HttpContext) {
    const { organizationSlug, postSlug } = params
    const post = await findPost({ organizationSlug, postSlug })
    if (!post) throw postNotFound()
    return response.json({ post: forVisitor(post) })
  }
}
