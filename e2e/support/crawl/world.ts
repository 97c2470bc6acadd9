import { createInvitation, createMember, createOrganization, createPost, demoMember } from '../api.ts'

/** The parameters of the addresses that no page links to. */
export interface World {
  /** The demo organization. */
  organizationId: string
  /** A reported post. */
  reportedPostId: string
  /** Of an open invitation. */
  invitationToken: string
}

/** Creates what the demo data lacks. */
export async function createWorld(): Promise<World> {
  const [owner, stranger] = await Promise.all([demoMember('owner'), createMember('Olga Ferreira')])
  const [demo, { id: organizationId, name }] = await Promise.all([
    owner.ask<{ organizations: { id: string }[] }>('GET', '/organizations'),
    createOrganization(stranger),
  ])
  const { id } = await createPost(stranger, { organizationId, title: `Reported in ${name}`, isPublic: true })
  await owner.ask('POST', `/community/posts/${id}/report`, { reason: 'spam' })
  return {
    organizationId: demo.organizations[0]!.id,
    reportedPostId: id,
    invitationToken: await createInvitation(organizationId, stranger, `${id}@fanfare.example`, true),
  }
}
