import type { PublicPost } from '../data/post.ts'

/** The path of a post's public page, whether or not the post can be reached there. */
export function publicPostPath(post: {
  slug: string
  organization: Pick<PublicPost['organization'], 'slug'>
}): string {
  return `/public/${post.organization.slug}/${post.slug}`
}
