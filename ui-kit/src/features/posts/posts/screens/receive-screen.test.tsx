import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakePlatform } from '../../../../platform/fake-platform.ts'
import { PlatformContext } from '../../../../platform/platform-context.ts'
import { draftsOf } from '../../../../platform/session/drafts.ts'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { anOrganization, aPost, aUser } from '../../../../testing/fixtures.ts'
import { openMoreFields } from '../../../../testing/open-more-fields.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import ReceiveScreen from './receive-screen.tsx'

const LINK = 'https://example.org/a'
const CHECK = 'POST /approved-domains/validate-url'
const approved = { verdict: 'approved', domain: 'example.org', message: 'approved' }

const visit = (
  parts: Record<string, string> = {},
  { organizations = [anOrganization()], platform = createFakePlatform() } = {},
) =>
  renderScreen(
    <PlatformContext value={platform}>
      <ReceiveScreen />
    </PlatformContext>,
    { path: '/share', at: `/share?${new URLSearchParams(parts)}`, user: aUser(), organizations },
  )

const valueOf = async (name: string) =>
  (await screen.findByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name })).value

it('leads who has no organization to one', async () => {
  fakeApi()
  await visit({ text: LINK }, { organizations: [] })
  await screen.findByRole('link', { name: 'Create an organization' })
})

it('fills in the form, sends nothing, and shares when the person does', async () => {
  const server = fakeApi({ [CHECK]: approved, 'POST /posts': { post: aPost() } })
  const { user } = await visit({ title: 'A title', text: `Read this: ${LINK}` })
  expect(await valueOf('Link (URL)')).toBe(LINK)
  expect(await valueOf('Title')).toBe('A title')
  expect(await valueOf('Comment')).toBe('Read this:')
  expect(server.to('POST /posts')).toHaveLength(0)
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await screen.findByText('/posts/post-1')
  expect(server.to('POST /posts')[0]?.body).toMatchObject({ url: LINK, title: 'A title', isPublic: false })
})

it('says that there is no link, and offers the words', async () => {
  fakeApi()
  await visit({ url: 'data:text/html,words', text: 'Only words' })
  await screen.findByText('We found no link in what you shared. Paste one below.')
  expect(await valueOf('Link (URL)')).toBe('')
  expect(await valueOf('Comment')).toBe('Only words')
})

it('says that the end is missing', async () => {
  fakeApi({ [CHECK]: approved })
  await visit({ text: `${LINK} ${'long '.repeat(20_000)}` })
  await screen.findByText(/its end is missing/)
  expect(await valueOf('Link (URL)')).toBe(LINK)
})

it('leaves the draft of another post alone', async () => {
  fakeApi({ [CHECK]: approved })
  const platform = createFakePlatform()
  const drafts = draftsOf(platform.storage, 'user-1')
  drafts.save('new-post:org-1', { title: 'Half a title' })
  await visit({ url: LINK }, { platform })
  expect(await valueOf('Title')).toBe('')
  expect(drafts.read('new-post:org-1')).toEqual({ title: 'Half a title' })
})

it('without anything shared is the form for a new post, with its draft', async () => {
  fakeApi()
  const platform = createFakePlatform()
  draftsOf(platform.storage, 'user-1').save('new-post:org-1', { title: 'Half a title' })
  await visit({}, { platform })
  expect(await valueOf('Title')).toBe('Half a title')
  expect(screen.queryByText(/No web link/)).toBeNull()
})

it('keeps what was changed when the same link is opened again, and for that link only', async () => {
  fakeApi({ [CHECK]: approved })
  const platform = createFakePlatform()
  const first = await visit({ url: LINK }, { platform })
  await openMoreFields(first.user)
  await first.user.fill(await screen.findByRole('textbox', { name: 'Comment' }), 'Worth it')
  first.unmount()
  const other = await visit({ url: `${LINK}/b` }, { platform })
  expect(await valueOf('Title')).toBe('')
  expect(screen.queryByRole('textbox', { name: 'Comment' })).toBeNull()
  other.unmount()
  await visit({ url: LINK }, { platform })
  expect(await valueOf('Comment')).toBe('Worth it')
})
