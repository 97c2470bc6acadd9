import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'

/** The public page of a post. */
export function publicPostPath(post: Pick<PublicPost, 'slug' | 'organization'>): string {
  return `/public/${post.organization.slug}/${post.slug}`
}

/** The public page of an organization. */
export function publicOrganizationPath(slug: string): string {
  return `/organizations/${slug}`
}
