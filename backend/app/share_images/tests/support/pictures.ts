import type { Language } from '#contract/rules/language'
import { organizationCard, postCard } from '#contract/rules/share_card'
import { shareImagePath } from '#contract/rules/share_image'
import { findOrganizationBySlug, forVisitor as organizationForVisitor } from '#organizations/public'
import { findPost, forVisitor as postForVisitor } from '#posts/public'

/** Asks for a picture, without following where it leads. */
export async function fetchPicture(path: string) {
  const address = `http://${process.env.HOST}:${process.env.PORT}${path}`
  const answer = await fetch(address, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

/** Where the picture of a post lies as the post is now, whether or not it may be seen. */
export async function pathOfPost(id: string, language: Language = 'en'): Promise<string> {
  return shareImagePath(postCard(postForVisitor((await findPost(id))!), language))
}

/** Where the picture of an organization lies. */
export async function pathOfOrganization(slug: string, language: Language = 'en'): Promise<string> {
  const organization = await findOrganizationBySlug(slug)
  return shareImagePath(organizationCard(organizationForVisitor(organization!), language))
}
