import env from '#start/env'
import { SLUG_PATTERN } from '#contract/core/rules/slug'

/** The slugs in the address of a public post of this installation. */
export interface PublicUrl {
  organizationSlug: string
  postSlug: string
}

/** Parses the address of a public post. Null for any other. */
export function parsePublicUrl(text: string): PublicUrl | null {
  const url = URL.parse(text)
  const base = new URL(`${env.appUrl}/public/`)
  if (url?.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return null
  const [organizationSlug = '', postSlug = '', ...more] = url.pathname.slice(base.pathname.length).split('/')
  const areSlugs = SLUG_PATTERN.test(organizationSlug) && SLUG_PATTERN.test(postSlug)
  return areSlugs && more.length === 0 ? { organizationSlug, postSlug } : null
}
