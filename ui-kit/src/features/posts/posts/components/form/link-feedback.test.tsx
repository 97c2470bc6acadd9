import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, delayed, refuse, unreachable } from '../../../../../testing/fake-api.ts'
import { anOrganization, aPost, aUser } from '../../../../../testing/fixtures.ts'
import { openMoreFields } from '../../../../../testing/open-more-fields.ts'
import { renderScreen } from '../../../../../testing/render-screen.tsx'
import CreatePostScreen from '../../screens/create-post-screen.tsx'

const CHECK = 'POST /approved-domains/validate-url'
const PREVIEW = 'POST /links/preview'
const OF_LINK = 'GET /posts/organization/org-1/by-link'
const LINK = 'https://example.org/a'
const fine = { verdict: 'approved', domain: 'example.org', message: 'approved' }

const preview = {
  url: LINK,
  title: 'What the page is called',
  description: 'What it is about',
  siteName: 'Example Times',
  hasPicture: false,
}
const page = { preview, reason: null }

const visit = () =>
  renderScreen(<CreatePostScreen />, {
    path: '/:organizationId/create-post',
    at: '/org-1/create-post',
    user: aUser(),
    organizations: [anOrganization()],
  })

/** Types a link and leaves the field, so that it is checked at once. */
async function link(user: Awaited<ReturnType<typeof visit>>['user'], url = LINK) {
  const field = await screen.findByRole('textbox', { name: 'Link (URL)' })
  await user.clear(field)
  await user.paste(url)
  await user.tab()
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link (URL)' })
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
const card = () => screen.queryByRole('figure', { name: 'Link preview' })
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Share' })

it.each(['invalid', 'blocked'])('fetches no preview for a link that is %s', async (verdict) => {
  const server = fakeApi({ [CHECK]: { ...fine, verdict } })
  const { user } = await visit()
  await link(user)
  await screen.findByRole('alert')
  expect(server.to(PREVIEW)).toHaveLength(0)
  expect(server.to(OF_LINK)).toHaveLength(0)
})

it.each([
  ['the page says nothing', { preview: null, reason: 'not_a_page' }],
  ['too many have been asked for', refuse(429, 'TOO_MANY_REQUESTS')],
  ['the server cannot be reached', unreachable],
])('shows no preview when %s, and the post can be shared', async (_, answer) => {
  fakeApi({ [CHECK]: fine, [PREVIEW]: answer, [OF_LINK]: unreachable, 'POST /posts': { post: aPost() } })
  const { user } = await visit()
  await link(user)
  await screen.findByText('No preview found. Enter the title yourself.')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(card()).toBeNull()
  await user.fill(title(), 'Mine')
  await user.click(submit())
  await screen.findByText('/posts/post-1')
})

it('never overwrites a typed title, however late the preview arrives', async () => {
  const slow = delayed(page)
  fakeApi({ [CHECK]: fine, [PREVIEW]: slow.answer })
  const { user } = await visit()
  await link(user)
  await screen.findByRole('status', { name: 'Loading the preview' })
  await user.fill(title(), 'Mine')
  expect(submit().disabled).toBe(false)
  slow.release()
  await screen.findByRole('figure', { name: 'Link preview' })
  expect(title().value).toBe('Mine')
  expect(screen.queryByText('Title taken from the link.')).toBeNull()
})

it('shows title and site of the page, and leaves the comment empty', async () => {
  const server = fakeApi({ [CHECK]: fine, [PREVIEW]: page })
  const { user } = await visit()
  await link(user)
  await screen.findByText('Example Times')
  screen.getByText('What it is about')
  expect(title().value).toBe('What the page is called')
  screen.getByText('Title taken from the link.')
  await openMoreFields(user)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe('')
  expect(server.to(PREVIEW).map(({ body }) => body)).toEqual([{ url: LINK }])
})

it('a title from the link can be undone, and is not filled in again', async () => {
  fakeApi({ [CHECK]: fine, [PREVIEW]: page })
  const { user } = await visit()
  await link(user)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(title().value).toBe('')
  expect(document.activeElement).toBe(title())
  expect(screen.queryByText('Title taken from the link.')).toBeNull()
  await link(user)
  await screen.findByText('Example Times')
  expect(title().value).toBe('')
})

it('a title from the link is replaced or removed with the link', async () => {
  const answers: Record<string, unknown> = {
    [LINK]: page,
    [`${LINK}b`]: { ...page, preview: { ...preview, title: 'Another page' } },
    [`${LINK}c`]: { preview: null, reason: 'unreachable' },
  }
  fakeApi({
    [CHECK]: fine,
    [PREVIEW]: ({ body }: { body: unknown }) => answers[(body as { url: string }).url],
  })
  const { user } = await visit()
  await link(user)
  await expect.poll(() => title().value).toBe('What the page is called')
  await link(user, `${LINK}b`)
  await expect.poll(() => title().value).toBe('Another page')
  await link(user, `${LINK}c`)
  await expect.poll(() => title().value).toBe('')
})

it('a title from the link is selected on focus, so that typing replaces it', async () => {
  const slow = delayed(page)
  fakeApi({ [CHECK]: fine, [PREVIEW]: slow.answer })
  const { user } = await visit()
  await link(user)
  await screen.findByRole('status', { name: 'Loading the preview' })
  await user.click(title())
  slow.release()
  await screen.findByText('Title taken from the link.')
  await user.keyboard('Mine')
  expect(title().value).toBe('Mine')
})

it('says nothing about a link that is new', async () => {
  const server = fakeApi({ [CHECK]: fine, [OF_LINK]: { post: null } })
  const { user } = await visit()
  await link(user)
  await expect.poll(() => server.to(OF_LINK)).toHaveLength(1)
  expect(server.to(OF_LINK)[0]!.query.get('url')).toBe(LINK)
  expect(screen.queryByText(/shared this link/)).toBeNull()
})

it('says who has shared the link and when, links to the post, and allows sharing again', async () => {
  const createdAt = new Date(Date.now() - 2 * 86_400_000).toISOString()
  const creator = { ...aPost().creator!, name: 'Tomás <when> Leal' }
  fakeApi({
    [CHECK]: fine,
    [OF_LINK]: { post: aPost({ id: 'post-7', userId: 'user-2', creator, createdAt }) },
    'POST /posts': { post: aPost() },
  })
  const { user } = await visit()
  await link(user)
  const notice = await screen.findByText(/shared this link/)
  expect(notice.textContent).toBe('Tomás <when> Leal shared this link 2 days ago.')
  const way = screen.getByRole('link', { name: 'Open “How we cut our latency in half”' })
  expect(way.getAttribute('href')).toBe('/posts/post-7')
  await user.fill(title(), 'Once more')
  await user.click(submit())
  await screen.findByText('/posts/post-1')
})

it('says when the user has shared it', async () => {
  fakeApi({ [CHECK]: fine, [OF_LINK]: { post: aPost() } })
  const { user } = await visit()
  await link(user)
  await screen.findByText(/^You shared this link/)
})

it('does not name a sensitive post that shares the link', async () => {
  fakeApi({ [CHECK]: fine, [OF_LINK]: { post: aPost({ title: 'A hard year', isSensitive: true }) } })
  const { user } = await visit()
  await link(user)
  await screen.findByRole('link', { name: 'Open “Sensitive post”' })
  expect(document.body.innerHTML).not.toContain('A hard year')
})

it.each([
  ['a text around it', `Look at ${LINK} via @acme`],
  ['a second link', `${LINK} https://example.org/b`],
  ['a label', `<${LINK}|Launch day>`],
  ['an invisible end', `${LINK}\u200b`],
  ['no scheme', 'example.org/a'],
])('shows the link it takes from a pasted text: %s', async (_, text) => {
  const server = fakeApi({ [CHECK]: fine, 'POST /posts': { post: aPost() } })
  const { user } = await visit()
  await link(user, text)
  expect(field().value).toBe(LINK)
  await expect.poll(() => server.to(CHECK).map(({ body }) => body)).toEqual([{ url: LINK }])
})

it('shows the page that a mail gateway leads to', async () => {
  const gateway = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(LINK)}&data=ana`
  fakeApi({ [CHECK]: { ...fine, url: LINK } })
  const { user } = await visit()
  await link(user, gateway)
  await expect.poll(() => field().value).toBe(LINK)
})

it('leaves a link as it is typed when only the server stores it shorter', async () => {
  fakeApi({ [CHECK]: { ...fine, url: LINK } })
  const { user } = await visit()
  await link(user, `${LINK}?utm_source=mail`)
  await screen.findByText('No preview found. Enter the title yourself.')
  expect(field().value).toBe(`${LINK}?utm_source=mail`)
})

it('pastes a link whose lines are broken, without a space in it', async () => {
  fakeApi({ [CHECK]: fine })
  const { user } = await visit()
  await link(user, 'https://example.org/posts/acme-corp_launch-ac\ntivity-7123456789')
  expect(field().value).toBe('https://example.org/posts/acme-corp_launch-activity-7123456789')
})

it('pastes a link over the one that is selected', async () => {
  fakeApi({ [CHECK]: fine })
  const { user } = await visit()
  await link(user, 'https://example.org/old')
  await user.click(field())
  field().select()
  await user.paste(`New: ${LINK}.`)
  expect(field().value).toBe(LINK)
})

it('takes the link from a typed text when the field is left, or the form is sent', async () => {
  const server = fakeApi({ [CHECK]: fine, 'POST /posts': { post: aPost() } })
  const { user } = await visit()
  await user.type(await screen.findByRole('textbox', { name: 'Link (URL)' }), `${LINK} via @acme`)
  await user.type(title(), 'Mine')
  expect(field().value).toBe(LINK)
  await user.clear(field())
  await user.type(field(), `See ${LINK}.{Enter}`)
  await screen.findByText('/posts/post-1')
  expect(server.to('POST /posts')[0]!.body).toMatchObject({ url: LINK })
})
