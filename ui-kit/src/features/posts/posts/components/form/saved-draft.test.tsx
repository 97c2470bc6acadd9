import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { createFakePlatform } from '../../../../../platform/fake-platform.ts'
import { PlatformContext } from '../../../../../platform/platform-context.ts'
import { draftsOf } from '../../../../../platform/session/drafts.ts'
import { fakeApi, unreachable } from '../../../../../testing/fake-api.ts'
import { anOrganization, aPost, aUser } from '../../../../../testing/fixtures.ts'
import { openMoreFields } from '../../../../../testing/open-more-fields.ts'
import { renderScreen } from '../../../../../testing/render-screen.tsx'
import CreatePostScreen from '../../screens/create-post-screen.tsx'
import EditPostScreen from '../../screens/edit-post-screen.tsx'

const CHECK = 'POST /approved-domains/validate-url'
const fine = { verdict: 'approved', domain: 'example.org', message: 'approved' }

/** A device on which pages are opened one after another. */
function device() {
  const platform = createFakePlatform()
  const inside = (page: ReactElement) => <PlatformContext value={platform}>{page}</PlatformContext>
  return {
    drafts: (userId = 'user-1') => draftsOf(platform.storage, userId),
    stored: () => platform.storage.get('drafts'),
    create: (organizationId = 'org-1') =>
      renderScreen(inside(<CreatePostScreen />), {
        path: '/:organizationId/create-post',
        at: `/${organizationId}/create-post`,
        user: aUser(),
        organizations: [
          anOrganization(),
          anOrganization({ id: 'org-2', name: 'Tideline' }),
          anOrganization({ id: 'org-3', name: 'Paced', isPaced: true }),
        ],
      }),
    edit: () =>
      renderScreen(inside(<EditPostScreen />), {
        path: '/posts/:postId/edit',
        at: '/posts/post-1/edit',
        user: aUser(),
      }),
  }
}

const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
const atOnce = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Notify everyone at once' })
const notice = () => screen.queryByText('Draft restored')

it('shows no notice and stores nothing if nothing was typed', async () => {
  fakeApi()
  const here = device()
  await here.create()
  await title()
  expect(notice()).toBeNull()
  expect(here.stored()).toBeNull()
})

it('belongs to one user and one organization', async () => {
  fakeApi()
  const here = device()
  here.drafts('user-2').save('new-post:org-1', { title: 'Theirs' })
  const first = await here.create()
  expect((await title()).value).toBe('')
  first.unmount()
  here.drafts().save('new-post:org-1', { title: 'Mine' })
  await here.create('org-2')
  expect((await title()).value).toBe('')
})

it.each([{ title: 7 }, { visibility: 'secret' }, 'words', null])(
  'ignores an invalid draft: %o',
  async (kept) => {
    fakeApi()
    const here = device()
    here.drafts().save('new-post:org-1', kept as object)
    await here.create()
    expect((await title()).value).toBe('')
    expect(notice()).toBeNull()
  },
)

it('is restored when the page is opened again', async () => {
  fakeApi({ [CHECK]: fine })
  const here = device()
  const first = await here.create()
  await first.user.fill(await title(), 'Half a title')
  await openMoreFields(first.user)
  await first.user.fill(await words(), 'Half a thought')
  await first.user.click(screen.getByRole('radio', { name: 'Public' }))
  first.unmount()

  await here.create()
  expect((await title()).value).toBe('Half a title')
  expect((await words()).value).toBe('Half a thought')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Public' }).checked).toBe(true)
  within(screen.getByText('Draft restored').closest<HTMLElement>('[role=status]')!).getByText(/wrote here/)
})

it('can be discarded, which empties the form and hides the notice', async () => {
  fakeApi()
  const here = device()
  here.drafts().save('new-post:org-1', { title: 'Half a title', tags: ['press'] })
  const { user } = await here.create()
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect((await title()).value).toBe('')
  expect(screen.queryByText('#press')).toBeNull()
  expect(notice()).toBeNull()
  expect(here.stored()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Link (URL)' }))
})

it('is kept while sharing fails, and deleted once it is shared', async () => {
  const server = fakeApi({ [CHECK]: fine, 'POST /posts': unreachable })
  const here = device()
  here.drafts().save('new-post:org-1', { title: 'A title', url: 'https://example.org/a' })
  const { user } = await here.create()
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await screen.findByText(/The server cannot be reached/)
  expect(here.drafts().read('new-post:org-1')).toBeTruthy()
  server.on('POST /posts', { post: aPost() })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await screen.findByText('/posts/post-1')
  await expect.poll(here.stored).toBeNull()
})

it('is deleted on cancel', async () => {
  fakeApi()
  const here = device()
  const { user } = await here.create()
  await user.fill(await title(), 'Half a title')
  expect(here.stored()).not.toBeNull()
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  expect(here.stored()).toBeNull()
})

it('is not stored for a post that was not changed', async () => {
  fakeApi({ 'GET /posts/post-1': { post: aPost() } })
  const here = device()
  const { user } = await here.edit()
  await user.type(await title(), '!{Backspace}')
  expect(here.stored()).toBeNull()
})

it('of an edit stores only the changes, so that those of colleagues stay', async () => {
  const server = fakeApi({ 'GET /posts/post-1': { post: aPost() } })
  const here = device()
  const first = await here.edit()
  await first.user.fill(await words(), ' Read it.')
  first.unmount()

  const post = aPost({ title: 'A colleague’s title' })
  server.on('GET /posts/post-1', { post })
  server.on('PATCH /posts/post-1', { post })
  const { user } = await here.edit()
  expect((await title()).value).toBe('A colleague’s title')
  expect((await words()).value).toBe('Our infra story is finally out. Read it.')
  expect(notice()).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('/posts/post-1')
  expect(server.to('PATCH /posts/post-1')[0]?.body).toEqual({
    comment: 'Our infra story is finally out. Read it.',
  })
  await expect.poll(here.stored).toBeNull()
})

it('keeps the choice to tell everyone at once', async () => {
  fakeApi()
  const here = device()
  const first = await here.create('org-3')
  await openMoreFields(first.user)
  await first.user.click(await atOnce())
  first.unmount()
  await here.create('org-3')
  expect((await atOnce()).checked).toBe(true)
})
