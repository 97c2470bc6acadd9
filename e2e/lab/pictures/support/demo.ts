import { ask, demoMember } from '../../../support/api.ts'
import type { DemoRole } from '../../../support/instance.ts'

export const LATENCY = 'How we cut our p95 latency in half without buying hardware'

/** The id of an organization of the demo data. */
export async function organizationId(slug = 'northwind-labs', role: DemoRole = 'owner'): Promise<string> {
  const member = await demoMember(role)
  const { organizations } = await member.ask<{ organizations: { id: string; slug: string }[] }>(
    'GET',
    '/organizations',
  )
  const found = organizations.find((each) => each.slug === slug)
  if (!found) throw new Error(`The demo data has no ${slug}`)
  return found.id
}

/** The path of the settings of the first organization. */
export const settings = async (section: string) =>
  `/organizations/${await organizationId()}/settings${section}`

interface DemoPost {
  id: string
  slug: string
  title: string
}

/** A post of the first organization, by its title. */
export async function demoPost(title = LATENCY): Promise<DemoPost> {
  const member = await demoMember('owner')
  const { posts } = await member.ask<{ posts: DemoPost[] }>(
    'GET',
    `/posts/organization/${await organizationId()}`,
  )
  const found = posts.find((each) => each.title === title)
  if (!found) throw new Error(`The demo data has no post “${title}”`)
  return found
}

/** Creates an account with an address that may be seen in a picture; returns its token. */
export async function signUp(name: string, email: string): Promise<string> {
  const body = { name, email, password: 'Brass-band-7!' }
  const { token } = await ask<{ token: string }>('POST', '/auth/register', { body })
  return token
}
