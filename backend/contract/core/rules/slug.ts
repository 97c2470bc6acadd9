import { respell } from './spelling.ts'

export const SLUG_MIN = 2
export const SLUG_MAX = 60
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const UUID_SHAPE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Path segments of the product, which an organization cannot use as its slug. */
export const RESERVED_SLUGS = [
  'about',
  'admin',
  'api',
  'auth',
  'community',
  'community-landing',
  'create',
  'dashboard',
  'edit',
  'help',
  'integrations',
  'invitation',
  'invitations',
  'login',
  'logout',
  'new',
  'organization',
  'organizations',
  'posts',
  'pricing',
  'privacy',
  'profile',
  'public',
  'register',
  'select',
  'settings',
  'setup',
  'slug',
  'support',
  'terms',
  'users',
] as const

/**
 * The slug of a name: lower case, letters without accents, any other run of characters as a hyphen, no hyphen at either
 * end, at most `SLUG_MAX` characters. Empty if no character remains.
 */
export function slugify(name: string): string {
  return respell(
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}+/gu, ''),
  )
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX + 1)
    .replace(/^-+/, '')
    .slice(0, SLUG_MAX)
    .replace(/-+$/, '')
}

/** Whether an organization may have this slug: valid format, 2 to 60 characters, not reserved, not a UUID. */
export function isOrganizationSlug(slug: string): boolean {
  return (
    slug.length >= SLUG_MIN &&
    slug.length <= SLUG_MAX &&
    SLUG_PATTERN.test(slug) &&
    !UUID_SHAPE.test(slug) &&
    !(RESERVED_SLUGS as readonly string[]).includes(slug)
  )
}
