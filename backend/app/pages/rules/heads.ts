import type { PublicOrganization } from '#contract/data/organization'
import type { PublicPostDetails } from '#contract/data/post'
import type { PageHead } from '#pages/rules/page_head'

const DESCRIPTION_MAX = 200
const PURPOSE =
  'Share a link to a post with your team. Colleagues get comment suggestions, each copied by one person only.'

export const landingHead = (appUrl: string): PageHead => ({
  title: 'Fanfare: many voices for one post',
  description: PURPOSE,
  canonical: `${appUrl}/`,
  indexed: true,
})

export const communityHead = (appUrl: string): PageHead => ({
  title: 'Community · Fanfare',
  description: 'Posts that teams have opened to everybody. Pick a suggestion, copy it and join in.',
  canonical: `${appUrl}/community-landing`,
  indexed: true,
})

/** For pages behind sign-in, and for missing ones. */
export const plainHead = (appUrl: string): PageHead => ({
  title: 'Fanfare',
  description: PURPOSE,
  canonical: `${appUrl}/`,
  indexed: false,
})

/** A public post. Of a sensitive one the page holds no title and no text: the client asks for them. */
export function postHead(appUrl: string, post: PublicPostDetails): PageHead {
  const { organization, isSensitive } = post
  const title = isSensitive ? 'Sensitive post' : post.title
  const invitation = `${organization.name} would love your voice. Pick a comment suggestion, copy it and join in.`
  return {
    title: `${title} · ${organization.name}`,
    description: isSensitive ? invitation : shorten(post.comment ?? invitation),
    canonical: `${appUrl}/public/${organization.slug}/${post.slug}`,
    kind: 'article',
    indexed: !isSensitive,
    ...(!isSensitive && { boot: { kind: 'public-post' as const, post } }),
  }
}

export function organizationHead(appUrl: string, organization: PublicOrganization): PageHead {
  const fallback = `Public posts of ${organization.name}, with comment suggestions to copy.`
  return {
    title: `${organization.name} · Fanfare`,
    description: shorten(organization.description ?? fallback),
    canonical: `${appUrl}/organizations/${organization.slug}`,
    indexed: true,
    boot: { kind: 'public-organization', organization },
  }
}

/** A text on one line, cut to the maximum. */
function shorten(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()]
  return line.length <= DESCRIPTION_MAX ? line.join('') : `${line.slice(0, DESCRIPTION_MAX - 1).join('')}…`
}
