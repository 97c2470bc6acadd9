import type { HttpContext } from '@adonisjs/core/http'
import { postNotFound } from '#posts/posts/errors'
import { findPublicPost } from '#posts/posts/queries/find_post'
import { forVisitor } from '#posts/posts/transformers/post_transformer'

/** Public: listed posts only. */
export default class PublicPostsController {
  async show({ params, response }: HttpContext) {
    const post = await findPublicPost(params.organizationSlug, params.postSlug)
    if (!post) throw postNotFound()
    return response.json({ post: forVisitor(post) })
  }
}
