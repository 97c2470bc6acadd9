import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { delayed, fakeApi, refuse } from '../../testing/fake-api.ts'
import { anAiPost, anOrganization, aPost, aSlackStatus, aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aSupply } from '../../testing/visit-suggestions.tsx'
import { ReadyForYourTeam } from './ready-for-your-team.tsx'

const INVITE = 'POST /organizations/org-1/invitations'
const SUPPLY = 'GET /posts/post-1/supply'
const SLACK = 'GET /organizations/org-1/slack/status'
const CONNECT = 'POST /organizations/org-1/slack/connect'
const AI = 'GET /ai/posts/post-1'
const GENERATE = 'POST /ai/posts/post-1/generate-comments'
const NOT_CONNECTED = aSlackStatus({ connected: false, teamName: null })

interface Scene {
  facts?: Partial<Organization>
  post?: ReturnType<typeof aPost>
  answers?: Record<string, unknown>
}

async function visit({ facts, post = aPost({ isPublic: true }), answers }: Scene = {}) {
  const server = fakeApi({ [SLACK]: aSlackStatus(), [AI]: anAiPost(), ...answers })
  const organizations = [anOrganization({ membersCount: 1, postsCount: 1, ...facts })]
  const view = await renderScreen(<ReadyForYourTeam post={post} />, { user: aUser(), organizations })
  return { server, ...view }
}

const card = async () => within(await screen.findByRole('region', { name: 'Ready for your team' }))

it('lets the only member invite the others', async () => {
  const { server, user } = await visit()
  const emails = await (await card()).findByRole('textbox', { name: 'Email addresses' })
  await user.fill(emails, 'nia@a.example bo@a.example')
  server.on(INVITE, {
    results: ['nia@a.example', 'bo@a.example'].map((email) => ({ email, outcome: 'sent', sendAt: null })),
  })
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  await screen.findByText('2 invitations sent')
  expect(server.to(INVITE)[0]!.body).toMatchObject({ role: 'member', allowSignup: false })
  expect(screen.queryByText(/joined in/)).toBeNull()
})

it.each([
  ['once others are members and there are more posts', { facts: { membersCount: 2, postsCount: 2 } }],
  ['to those who may not invite', { facts: { can: { ...anOrganization().can, manageMembers: false } } }],
  ['next to the post of another member', { post: aPost({ userId: 'user-2' }) }],
])('is not shown %s', async (_, scene) => {
  await visit(scene)
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('region', { name: 'Ready for your team' })).toBeNull()
})

it.each([
  ['of some', { count: 1, of: 4 }, '1 of 4 joined in'],
  ['of none', { count: 0, of: 4 }, 'No one has joined in yet'],
  ['of all', { count: 4, of: 4 }, 'Everyone has joined in'],
])('tells how many have joined in: %s', async (_, reach, text) => {
  await visit({ facts: { membersCount: 5 }, answers: { [SUPPLY]: aSupply({ reach }) } })
  await (await card()).findByText(text)
  expect(screen.queryByRole('textbox', { name: 'Email addresses' })).toBeNull()
})

it('counts again after that has failed', async () => {
  const answers = { [SUPPLY]: refuse(503, 'SERVICE_UNAVAILABLE'), [AI]: delayed(anAiPost()).answer }
  const { server, user } = await visit({ facts: { membersCount: 5 }, answers })
  await screen.findByText('The list of people who copied could not be loaded.')
  server.on(SUPPLY, aSupply({ reach: { count: 2, of: 4 } }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('2 of 4 joined in')
})

it('opens the dialog that posts to a channel', async () => {
  const { user } = await visit()
  await user.click(await (await card()).findByRole('button', { name: 'Post to a channel' }))
  await screen.findByRole('dialog', { name: 'Share to Slack' })
})

it('connects Slack where it is not connected', async () => {
  const { server, platform, user } = await visit({ answers: { [SLACK]: NOT_CONNECTED } })
  server.on(CONNECT, { url: 'https://slack.example/consent' })
  await user.click(await (await card()).findByRole('button', { name: 'Connect Slack' }))
  await expect.poll(() => platform.redirects).toEqual(['https://slack.example/consent'])
})

it.each([
  ['the server has no Slack app', { ...NOT_CONNECTED, isConfigured: false }],
  [
    'another member connects it',
    { ...NOT_CONNECTED, can: { manage: false, share: true, messageAll: false } },
  ],
])('offers no channel where %s', async (_, status) => {
  await visit({ answers: { [SLACK]: status } })
  await (await card()).findByRole('button', { name: 'Generate five more' })
  for (const name of ['Post to a channel', 'Connect Slack'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

it('says why a private post is not shared to a channel', async () => {
  await visit({ post: aPost({ isPublic: false }) })
  await (await card()).findByText('Only public posts can be shared to Slack.')
  expect(screen.queryByRole('button', { name: 'Post to a channel' })).toBeNull()
})

it('asks again for Slack and AI after that has failed', async () => {
  const failed = refuse(503, 'SERVICE_UNAVAILABLE')
  const { server, user } = await visit({ answers: { [SLACK]: failed, [AI]: failed } })
  await screen.findByText('The connection could not be checked')
  await screen.findByText('Generating could not be checked.')
  server.on(SLACK, aSlackStatus())
  server.on(AI, anAiPost())
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry)
  await screen.findByRole('button', { name: 'Post to a channel' })
  await screen.findByRole('button', { name: 'Generate five more' })
})

it('generates five more', async () => {
  const { server, user } = await visit()
  await user.click(await (await card()).findByRole('button', { name: 'Generate five more' }))
  await expect.poll(() => server.to(GENERATE)[0]?.body).toMatchObject({ moods: anAiPost().more })
})

it('leads to the settings where AI is not set up, for those who may', async () => {
  await visit({ answers: { [AI]: anAiPost({ isConfigured: false, more: [] }) } })
  const link = await (await card()).findByRole('link', { name: 'Set up AI to generate more' })
  expect(link.getAttribute('href')).toBe('/organizations/org-1/settings/ai-providers')
})

it('offers nothing where another member sets up AI', async () => {
  const can = { generate: true, configure: false }
  await visit({ answers: { [AI]: anAiPost({ isConfigured: false, more: [], can }) } })
  await (await card()).findByRole('button', { name: 'Post to a channel' })
  expect(screen.queryByText(/five more|Set up AI/)).toBeNull()
})
