import { fromInstant, toInstant } from '#core/database/rows/instant'
import { isId } from '#core/runtime/ids'
import type { Address } from '#community/pages/rules/sitemap'

/** The file with the newest posts. */
export const NEWEST = 'newest.xml'

/** The post after which a file begins. */
interface Place {
  id: string
  created_at: string
}

/** A post, with what its address and that of its organization consist of. */
interface ListedPost {
  slug: string
  organization_slug: string
  is_sensitive: boolean | number
  updated_at: string
}

const FILE = /^(\d{1,14})-([\da-f-]{36})\.xml$/

/** The file with the posts after a place. */
export function fileAfter({ id, created_at: createdAt }: Place): string {
  return `${fromInstant(createdAt).getTime()}-${id}.xml`
}

/** The position after which the posts of a file begin; null for an unknown file name. */
export function placeIn(file: string): Place | null {
  const [, time, id] = FILE.exec(file) ?? []
  if (time === undefined || id === undefined || !isId(id)) return null
  return { id, created_at: toInstant(new Date(Number(time))) }
}

/**
 * The pages of posts, and of the organizations that share them. Sensitive posts are left out. The page of an
 * organization begins with its newest post, so only the newest posts say when it changed.
 */
export function addressesOf(
  appUrl: string,
  posts: readonly ListedPost[],
  { areNewest }: { areNewest: boolean },
): Address[] {
  const organizations = Map.groupBy(posts, (post) => post.organization_slug)
  return [
    ...organizations.entries().map(([slug, own]) => ({
      url: `${appUrl}/organizations/${slug}`,
      ...(areNewest && { modified: lastChange(own) }),
    })),
    ...posts
      .filter((post) => !post.is_sensitive)
      .map((post) => ({
        url: `${appUrl}/public/${post.organization_slug}/${post.slug}`,
        modified: lastChange([post]),
      })),
  ]
}

function lastChange(posts: readonly ListedPost[]): string {
  const times = posts.map((post) => fromInstant(post.updated_at).getTime())
  return new Date(Math.max(...times)).toISOString()
}
