import type { Language } from '#contract/core/rules/language'
import { organizationCard, postCard } from '#contract/community/rules/share_card'
import { shareImagePath } from '#contract/community/rules/share_image'
import { findPublicOrganization } from '#organizations/organizations/queries/find_organization'
import { publicOrganization } from '#contract/organizations/rules/public_organization'
import { findPost } from '#posts/posts/queries/find_post'
import { forVisitor as postForVisitor } from '#posts/posts/transformers/post_transformer'

/** Requests a picture, without following a redirect. */
export async function fetchPicture(path: string) {
  const address = `http://${process.env.HOST}:${process.env.PORT}${path}`
  const answer = await fetch(address, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

/** The path of a post's current picture, whether or not it is public. */
export async function pathOfPost(id: string, language: Language = 'en'): Promise<string> {
  return shareImagePath(postCard(postForVisitor((await findPost({ id }))!), language))
}

/** The path of an organization's picture. */
export async function pathOfOrganization(slug: string, language: Language = 'en'): Promise<string> {
  const organization = await findPublicOrganization({ slug })
  return shareImagePath(organizationCard(publicOrganization(organization!), language))
}
