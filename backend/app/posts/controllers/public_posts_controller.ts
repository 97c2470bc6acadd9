import type { HttpContext } from '@adonisjs/core/http'
import { postNotFound } from '#posts/errors'
import { findPublicPost } from '#posts/queries/find_post'
import { forVisitor } from '#posts/transformers/post_transformer'

/** Open to everybody: knows listed posts only. */
export default class PublicPostsController {
  async show({ params, response }: HttpContext) {
    const post = await findPublicPost(params.organizationSlug, params.postSlug)
    if (!post) throw postNotFound()
    return response.json({ post: forVisitor(post) })
  }
}
