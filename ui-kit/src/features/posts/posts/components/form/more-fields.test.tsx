import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DRAFTS_KEY } from '../../../../../platform/session/clear-drafts.ts'
import { fakeApi, refuse } from '../../../../../testing/fake-api.ts'
import { anOrganization, aPost, aUser } from '../../../../../testing/fixtures.ts'
import { openMoreFields } from '../../../../../testing/open-more-fields.ts'
import { renderScreen, type TestUser } from '../../../../../testing/render-screen.tsx'
import CreatePostScreen from '../../screens/create-post-screen.tsx'

const CHECK = 'POST /approved-domains/validate-url'
const SHARE = 'POST /posts'
const approved = { verdict: 'approved', domain: 'example.org', message: '' }

const visit = (stored: Record<string, string> = {}) =>
  renderScreen(<CreatePostScreen />, {
    path: '/:organizationId/create-post',
    at: '/org-1/create-post',
    user: aUser(),
    organizations: [anOrganization()],
    stored,
  })

const saved = (draft: object) => JSON.stringify({ userId: 'user-1', drafts: [['new-post:org-1', draft]] })

const toggle = () => screen.findByRole('button', { name: 'Add suggestions and details' })
const isOpen = async () => (await toggle()).getAttribute('aria-expanded') === 'true'
const words = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
const refused = (field: string) =>
  refuse(422, 'VALIDATION_FAILED', { fields: [{ field, rule: 'maxLength', message: 'Say it shorter' }] })

async function fillIn(user: TestUser) {
  await user.fill(await screen.findByRole('textbox', { name: 'Link (URL)' }), 'https://example.org/a')
  await user.fill(screen.getByRole('textbox', { name: 'Title' }), 'A title')
}

const share = async (user: TestUser) => user.click(await screen.findByRole('button', { name: 'Share' }))

it('are folded at first, between who can see the post and its button', async () => {
  fakeApi()
  await visit()
  expect(await isOpen()).toBe(false)
  expect(words()).toBeNull()
  const order = [screen.getByRole('radiogroup'), await toggle(), screen.getByRole('link', { name: 'Cancel' })]
  expect(
    order.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    ),
  ).toEqual(order)
})

it('keep what was typed when they are folded again, and send it', async () => {
  const server = fakeApi({ [CHECK]: approved, [SHARE]: { post: aPost() } })
  const { user } = await visit()
  await fillIn(user)
  await openMoreFields(user)
  await user.fill(words()!, 'Worth your time')
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'press,')
  await user.click(screen.getByRole('button', { name: 'Add a suggestion' }))
  await user.fill(screen.getByRole('textbox', { name: 'Suggestion 1' }), 'Loud and clear')
  await user.click(await toggle())
  expect(words()).toBeNull()
  await openMoreFields(user)
  expect(words()!.value).toBe('Worth your time')
  await user.click(await toggle())
  await share(user)
  await screen.findByText('/posts/post-1')
  expect(server.to(SHARE)[0]?.body).toMatchObject({
    comment: 'Worth your time',
    tags: ['press'],
    suggestions: [{ content: 'Loud and clear', moodId: null }],
  })
})

it.each([
  ['words', { comment: 'Half a thought' }],
  ['a tag', { tags: ['press'] }],
  ['a mood', { moodId: 'mood-1' }],
  ['the mark of sensitive content', { isSensitive: true }],
  ['a suggestion', { suggestions: [{ content: 'Half of one', moodId: null }] }],
])('are open for a draft with %s', async (_, draft) => {
  fakeApi({ 'GET /moods': { moods: [] } })
  await visit({ [DRAFTS_KEY]: saved(draft) })
  await screen.findByText('Draft restored')
  expect(await isOpen()).toBe(true)
})

it('stay folded for a draft with a title alone', async () => {
  fakeApi()
  await visit({ [DRAFTS_KEY]: saved({ title: 'Half a title' }) })
  await screen.findByText('Draft restored')
  expect(await isOpen()).toBe(false)
})

it('open for an error that the server finds in one of them, with the focus on it', async () => {
  fakeApi({ [CHECK]: approved, [SHARE]: refused('comment') })
  const { user } = await visit()
  await fillIn(user)
  await share(user)
  await screen.findByText('Say it shorter')
  expect(await isOpen()).toBe(true)
  await expect.poll(() => document.activeElement).toBe(words())
  await user.fill(words()!, 'Shorter')
  expect(await isOpen()).toBe(true)
})

it('open for what the form itself refuses', async () => {
  const server = fakeApi({ [CHECK]: approved })
  const { user } = await visit()
  await fillIn(user)
  await openMoreFields(user)
  await user.fill(words()!, 'x'.repeat(20_001))
  await user.click(await toggle())
  await share(user)
  await screen.findByText('This is too long.')
  expect(await isOpen()).toBe(true)
  expect(server.to(SHARE)).toHaveLength(0)
})

it('leave the focus at the title when that has an error too', async () => {
  const fields = ['title', 'comment'].map((field) => ({ field, rule: 'maxLength', message: `No ${field}` }))
  fakeApi({ [CHECK]: approved, [SHARE]: refuse(422, 'VALIDATION_FAILED', { fields }) })
  const { user } = await visit()
  await fillIn(user)
  await share(user)
  await screen.findByText('No comment')
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }))
})
