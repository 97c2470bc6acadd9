import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, delayed, refuse, unreachable, type FakeRequest } from '../../../../testing/fake-api.ts'
import { aMood, anOrganization, aPost, aUser } from '../../../../testing/fixtures.ts'
import { CurrentOrganizationContext } from '../../../../platform/session/current-organization.ts'
import { openMoreFields } from '../../../../testing/open-more-fields.ts'
import { renderScreen, type TestUser } from '../../../../testing/render-screen.tsx'
import CreatePostScreen from './create-post-screen.tsx'

const LINK = 'Link (URL)'
const FIRST_POSTS = /^A moderator reviews the first public posts/
const CHECK = 'POST /approved-domains/validate-url'
const verdict = (name: string) => ({ verdict: name, domain: 'example.org', message: name })

const visit = (at = '/org-1/create-post', organization = anOrganization()) =>
  renderScreen(<CreatePostScreen />, {
    path: '/:organizationId/create-post',
    at,
    user: aUser(),
    organizations: [organization],
  })

async function fillIn(user: TestUser) {
  await user.fill(await screen.findByRole('textbox', { name: 'Link (URL)' }), 'https://example.org/a')
  await user.fill(screen.getByRole('textbox', { name: 'Title' }), ' A title ')
}

const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Share' })

it('refuses organizations the user is not a member of', async () => {
  fakeApi()
  await visit('/elsewhere/create-post')
  await screen.findByRole('link', { name: 'Select an organization' })
})

it('says why an organization beyond the first page could not be loaded, and tries again', async () => {
  const server = fakeApi({ 'GET /organizations/org-9': refuse(429, 'TOO_MANY_REQUESTS') })
  const standing = {
    organizations: [anOrganization()],
    hasMore: true,
    current: null,
    status: 'ready' as const,
    error: null,
    select: () => undefined,
    retry: () => undefined,
  }
  const { user } = await renderScreen(
    <CurrentOrganizationContext value={standing}>
      <CreatePostScreen />
    </CurrentOrganizationContext>,
    { path: '/:organizationId/create-post', at: '/org-9/create-post', user: aUser() },
  )
  await screen.findByRole('heading', { name: 'Failed to load organizations' })
  screen.getByText(/Too many attempts/)
  server.on('GET /organizations/org-9', { organization: anOrganization({ id: 'org-9' }) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await submit()
})

it('requires a title and a link, and says so at the fields once it is sent', async () => {
  const server = fakeApi({ [CHECK]: verdict('approved') })
  const { user } = await visit()
  await user.fill(await screen.findByRole('textbox', { name: 'Title' }), 'Only a title')
  expect(screen.queryByText('Please fill in title and URL.')).toBeNull()
  await user.click(await submit())
  await screen.findByText('Please fill in title and URL.')
  const link = screen.getByRole('textbox', { name: LINK, description: /^Please fill in this field/ })
  expect(document.activeElement).toBe(link)
  expect(server.to('POST /posts')).toHaveLength(0)
  await fillIn(user)
  expect(screen.queryByText('Please fill in title and URL.')).toBeNull()
})

it.each([
  ['invalid', /Invalid URL Format\. .*without an IP address or a port/],
  ['blocked', /not approved/],
])('cannot be sent with a link that is %s', async (name, words) => {
  const server = fakeApi({ [CHECK]: verdict(name) })
  const { user } = await visit()
  await fillIn(user)
  await screen.findByText(words)
  await user.click(await submit())
  const link = screen.getByRole('textbox', { name: LINK, description: words })
  await expect.poll(() => document.activeElement).toBe(link)
  expect(server.to('POST /posts')).toHaveLength(0)
})

it('can be sent once a refused link is replaced', async () => {
  const server = fakeApi({
    [CHECK]: ({ body }: FakeRequest) =>
      verdict((body as { url: string }).url.endsWith('/a') ? 'blocked' : 'approved'),
  })
  const { user } = await visit()
  await fillIn(user)
  await user.click(await submit())
  await screen.findByText(/not approved/)
  const link = screen.getByRole('textbox', { name: 'Link (URL)' })
  await user.clear(link)
  await user.fill(link, 'https://example.org/b')
  await user.tab()
  // Nothing is fetched for a link that is refused.
  const preview = 'POST /links/preview'
  await expect.poll(() => server.to(preview).at(-1)?.body).toEqual({ url: 'https://example.org/b' })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says that a link to an unknown domain will be moderated, and sends it', async () => {
  fakeApi({ [CHECK]: verdict('unreviewed'), 'POST /posts': { post: aPost({ moderationStatus: 'pending' }) } })
  const { user } = await visit()
  await fillIn(user)
  await screen.findByText('Domain Not Reviewed')
  await user.click(await submit())
  await screen.findByText('Post shared. A moderator will review its link first.')
})

it('says that the first public post waits, before and after it is shared, and nothing of a private one', async () => {
  const waiting = aPost({ moderationStatus: 'pending', moderationReason: 'first_public_post' })
  fakeApi({ [CHECK]: verdict('approved'), 'POST /posts': { post: waiting } })
  const { user } = await visit(undefined, anOrganization({ isReviewed: false }))
  await fillIn(user)
  expect(screen.queryByText(FIRST_POSTS)).toBeNull()
  await user.click(screen.getByRole('radio', { name: /^Public/ }))
  screen.getByText(FIRST_POSTS)
  await user.click(await submit())
  await screen.findByText('Post shared. A moderator will review it first.')
})

it('says nothing of a moderator in an organization that one has looked at', async () => {
  fakeApi({ [CHECK]: verdict('approved') })
  const { user } = await visit()
  await user.click(await screen.findByRole('radio', { name: /^Public/ }))
  expect(screen.queryByText(/moderator/)).toBeNull()
})

it('shows an error of the link at its field and keeps what was typed', async () => {
  fakeApi({ [CHECK]: unreachable, 'POST /posts': refuse(422, 'URL_BLOCKED') })
  const { user } = await visit()
  await fillIn(user)
  await user.click(await submit())
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Link (URL)',
    description: /The URL domain is not approved. Please contact an administrator to request approval./,
  })
  expect(field.value).toBe('https://example.org/a')
})

it('shows errors of the server at their fields, others below the form', async () => {
  const fields = [
    { field: 'title', rule: 'maxLength', message: 'Too long a title' },
    { field: 'tags.0', rule: 'maxLength', message: 'Too long a tag' },
    { field: 'isPublic', rule: 'boolean', message: 'Neither public nor private' },
  ]
  fakeApi({ [CHECK]: verdict('approved'), 'POST /posts': refuse(422, 'VALIDATION_FAILED', { fields }) })
  const { user } = await visit()
  await fillIn(user)
  await user.click(await submit())
  const title = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Title',
    description: 'Too long a title',
  })
  await screen.findByText('Too long a tag')
  screen.getByText('Neither public nor private')
  expect(title.value).toBe(' A title ')
})

it('retries with the same key after an outage', async () => {
  const server = fakeApi({ [CHECK]: verdict('approved'), 'POST /posts': unreachable })
  const { user } = await visit()
  await fillIn(user)
  await user.click(await submit())
  await screen.findByText('Failed to create post. Please try again.')
  screen.getByText(/The server cannot be reached/)
  server.on('POST /posts', { post: aPost() })
  await user.click(await submit())
  await screen.findByText('/posts/post-1')
  const keys = server.to('POST /posts').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('uses another key for a post that was changed after an outage', async () => {
  const server = fakeApi({ [CHECK]: verdict('approved'), 'POST /posts': unreachable })
  const { user } = await visit()
  await fillIn(user)
  await user.click(await submit())
  await screen.findByText(/The server cannot be reached/)
  await user.fill(screen.getByRole('textbox', { name: 'Title' }), ' again')
  server.on('POST /posts', { post: aPost() })
  await user.click(await submit())
  await screen.findByText('/posts/post-1')
  const keys = server.to('POST /posts').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})

it('sends one request for two submits', async () => {
  const answer = delayed({ post: aPost() })
  const server = fakeApi({ [CHECK]: verdict('approved'), 'POST /posts': answer.answer })
  const { user } = await visit()
  await fillIn(user)
  const form = (await submit()).form!
  form.requestSubmit()
  form.requestSubmit()
  answer.release()
  await screen.findByText('/posts/post-1')
  expect(server.to('POST /posts')).toHaveLength(1)
})

it('sends a trimmed title, no comment, private, and opens the new post', async () => {
  const server = fakeApi({ [CHECK]: verdict('approved'), 'POST /posts': { post: aPost() } })
  const { user } = await visit()
  await fillIn(user)
  await user.click(await submit())
  await screen.findByText('/posts/post-1')
  expect(server.to('POST /posts')[0]?.body).toEqual({
    organizationId: 'org-1',
    title: 'A title',
    url: 'https://example.org/a',
    linkDescription: null,
    pictureId: null,
    moodId: null,
    isPublic: false,
    isSensitive: false,
    tags: [],
  })
})

it('sends the mood that was chosen, and none by default', async () => {
  const server = fakeApi({
    [CHECK]: verdict('approved'),
    'GET /moods': { moods: [aMood()] },
    'POST /posts': refuse(503, 'SERVICE_UNAVAILABLE'),
  })
  const { user } = await visit()
  await fillIn(user)
  await user.click(await submit())
  await expect.poll(() => server.to('POST /posts')[0]?.body).toMatchObject({ moodId: null })
  await openMoreFields(user)
  await user.click(screen.getByRole('button', { name: 'Choose a mood' }))
  await user.click(await screen.findByRole('button', { name: 'Curious' }))
  server.on('POST /posts', { post: aPost() })
  await user.click(await submit())
  await screen.findByText('/posts/post-1')
  expect(server.to('POST /posts')[1]?.body).toMatchObject({ moodId: 'mood-1' })
})

it('says when the next public post is possible, and keeps what was typed', async () => {
  const refused = refuse(429, 'PUBLIC_POST_LIMIT_REACHED', { retryAfter: 7_201 })
  fakeApi({ [CHECK]: verdict('approved'), 'POST /posts': refused })
  const { user } = await visit()
  await fillIn(user)
  await user.click(await submit())
  await screen.findByText(/You have reached the daily limit for public posts/)
  screen.getByText('You can publish your next post in 3 hours.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe(' A title ')
})
