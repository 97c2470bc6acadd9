import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { anOrganization, aPost, aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ReadyForYourTeam } from './ready-for-your-team.tsx'

const INVITE = 'POST /organizations/org-1/invitations'

async function visit(facts: Partial<Organization> = {}, post = aPost()) {
  const server = fakeApi({})
  const organizations = [anOrganization({ membersCount: 1, ...facts })]
  const view = await renderScreen(<ReadyForYourTeam post={post} />, { user: aUser(), organizations })
  return { server, ...view }
}

const card = () => screen.findByRole('region', { name: 'Ready for your team' })

it('lets the only member invite the others', async () => {
  const { server, user } = await visit()
  const emails = await within(await card()).findByRole('textbox', { name: 'Email addresses' })
  await user.fill(emails, 'nia@a.example bo@a.example')
  server.on(INVITE, {
    results: ['nia@a.example', 'bo@a.example'].map((email) => ({ email, outcome: 'sent', sendAt: null })),
  })
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  await screen.findByText('2 invitations sent')
  expect(server.to(INVITE)[0]!.body).toMatchObject({ role: 'member', allowSignup: false })
})

it.each([
  ['once others are members', { membersCount: 2 }, aPost()],
  ['to those who may not invite', { can: { ...anOrganization().can, manageMembers: false } }, aPost()],
  ['next to the post of another member', {}, aPost({ userId: 'user-2' })],
])('is not shown %s', async (_, facts, post) => {
  await visit(facts, post)
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('region', { name: 'Ready for your team' })).toBeNull()
})
