import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, delayed, refuse } from '../../../../testing/fake-api.ts'
import { aMood, anOrganization, aPost, aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { pendingAnswer } from '../../../../testing/pending-answer.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

const ROUTE = 'GET /posts/organization/org-1'
const MEMBERS = 'GET /organizations/org-1/members'
const listOf = (posts: unknown[], totalPages = 1) => ({
  posts,
  total: posts.length,
  pagination: { page: 1, limit: 20, total: posts.length, totalPages },
  hasMore: false,
  unreadIds: [],
})

const visit = (at = '/dashboard', organizations = [anOrganization()]) =>
  renderScreen(<DashboardScreen />, { path: '/dashboard', at, user: aUser(), organizations })

const address = () => screen.getByLabelText('address').textContent

const rowOf = async (title: string) => (await screen.findByRole('link', { name: title })).closest('li')!

it('offers to create the first organization', async () => {
  fakeApi()
  await visit('/dashboard', [])
  const create = await screen.findByRole('link', { name: 'Create an organization' })
  expect(create.getAttribute('href')).toBe('/organizations/create')
})

it('opens the invitation whose link a user without an organization pastes', async () => {
  fakeApi()
  const { user } = await visit('/dashboard', [])
  const field = await screen.findByRole('textbox', { name: 'Invitation link' })
  await user.type(field, 'hello{Enter}')
  await screen.findByText(/This is not an invitation link/)
  await user.clear(field)
  await user.type(field, 'https://fanfare.example/invitation/a-token-of-more-than-twenty-letters{Enter}')
  await expect.poll(address).toBe('/invitation/a-token-of-more-than-twenty-letters')
})

it('shows an error and retries', async () => {
  const server = fakeApi({ [ROUTE]: refuse(503, 'SERVICE_UNAVAILABLE') })
  const { user } = await visit()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.on(ROUTE, listOf([aPost({ title: 'Back again' })]))
  await user.click(retry)
  await screen.findByRole('link', { name: 'Back again' })
})

it('offers sharing only to those who may share', async () => {
  fakeApi({ [ROUTE]: listOf([]) })
  const can = { ...anOrganization().can, createPost: false }
  await visit('/dashboard', [anOrganization({ can })])
  await screen.findByRole('heading', { name: 'No posts yet' })
  expect(screen.queryByRole('link', { name: 'Share a post' })).toBeNull()
})

it('shares the first link that is pasted, or written and sent', async () => {
  fakeApi({ [ROUTE]: listOf([]) })
  const empty = [anOrganization({ postsCount: 0 })]
  const { user, unmount } = await visit('/dashboard', empty)
  const field = await screen.findByRole('textbox', { name: 'Paste the link of a post' })
  expect(screen.queryByRole('searchbox')).toBeNull()
  await user.type(field, 'no link{Enter}')
  await screen.findByText(/This is not a web link/)
  await user.clear(field)
  await user.type(field, 'https://example.org/a{Enter}')
  await expect.poll(address).toBe('/share?url=https%3A%2F%2Fexample.org%2Fa')
  unmount()

  const again = await visit('/dashboard', empty)
  await again.user.click(await screen.findByRole('textbox', { name: 'Paste the link of a post' }))
  await again.user.paste('Look: https://example.org/b')
  await expect.poll(address).toBe('/share?url=https%3A%2F%2Fexample.org%2Fb')
})

it('has samples that can be copied before anything is shared', async () => {
  fakeApi({ [ROUTE]: listOf([]) })
  const { user, platform } = await visit('/dashboard', [anOrganization({ postsCount: 0 })])
  const [sample] = await screen.findAllByRole('button', { name: /^Copy the sample for/ })
  await user.click(sample!)
  await screen.findByText('Copied')
  expect(platform.copied).toHaveLength(1)
})

it('narrows the list to what waits for the member, and to their own posts', async () => {
  const server = fakeApi({ [ROUTE]: listOf([aPost({ title: 'Any' })]) })
  server.on('GET /posts/organization/org-1/waiting/posts', listOf([aPost({ title: 'Waits' })]))
  const { user } = await visit()
  await rowOf('Any')
  await user.click(screen.getByRole('radio', { name: 'Waiting' }))
  await rowOf('Waits')
  await user.click(screen.getByRole('radio', { name: 'Mine' }))
  await rowOf('Any')
  expect(server.to(ROUTE).at(-1)?.query.get('author')).toBe('user-1')
  expect(screen.getByRole('button', { name: 'Filters' }).textContent).toBe('Filters')
})

it('greets by first name and counts the posts of the organization', async () => {
  fakeApi({ [ROUTE]: { ...listOf([aPost()]), total: 48 } })
  await visit()
  await screen.findByRole('heading', { name: /^Good (morning|afternoon|evening), Ana$/ })
  await screen.findByText('48')
})

it('marks unread posts only', async () => {
  const posts = [aPost({ id: 'a', title: 'Unopened' }), aPost({ id: 'b', title: 'Opened' })]
  fakeApi({ [ROUTE]: { ...listOf(posts), unreadIds: ['a'] } })
  await visit()
  within(await rowOf('Unopened')).getByText('Unread')
  expect(within(await rowOf('Opened')).queryByText('Unread')).toBeNull()
})

const WAITING = 'GET /posts/organization/org-1/waiting'

it('marks the posts that wait', async () => {
  const posts = [aPost({ id: 'a', title: 'Waits' }), aPost({ id: 'b', title: 'Copied' })]
  fakeApi({ [ROUTE]: listOf(posts), [WAITING]: { postIds: ['a', 'z'], next: [] } })
  await visit()
  await expect.poll(async () => (await rowOf('Waits')).textContent).toContain('Waiting for you')
  expect((await rowOf('Copied')).textContent).not.toContain('Waiting for you')
})

it('says nothing when no post waits, or when it is not known', async () => {
  const server = fakeApi({
    [ROUTE]: listOf([aPost({ title: 'Copied' })]),
    [WAITING]: { postIds: [], next: [] },
  })
  const { queryClient } = await visit()
  await rowOf('Copied')
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(screen.queryByText(/wait/)).toBeNull()
  server.on(WAITING, refuse(500, 'INTERNAL_ERROR'))
  await queryClient.invalidateQueries()
  expect((await rowOf('Copied')).textContent).not.toContain('Waiting for you')
})

it('shows the details of each post', async () => {
  fakeApi({
    [ROUTE]: listOf([
      aPost({ id: 'a', title: 'Busy', commentsCount: 8, availableCount: 5 }),
      aPost({
        id: 'b',
        title: 'Used up',
        commentsCount: 4,
        availableCount: 0,
        isPublic: false,
        creator: null,
      }),
      aPost({
        id: 'c',
        title: 'New',
        commentsCount: 0,
        availableCount: 0,
        moderationStatus: 'pending',
        comment: null,
      }),
      aPost({ id: 'd', title: 'Refused', moderationStatus: 'rejected', mood: aMood() }),
    ]),
  })
  await visit()
  expect((await rowOf('Busy')).textContent).toMatch(
    /Ana Ribeiro·linkedin\.com.*Public.*5 of 8 suggestions left/,
  )
  expect((await rowOf('Busy')).textContent).not.toContain('No description')
  expect((await rowOf('Used up')).textContent).toMatch(/Former member.*Private.*All 4 used/)
  expect((await rowOf('New')).textContent).toMatch(
    /No description.*(Public|Private).*In review.*No suggestions yet/,
  )
  expect((await rowOf('Refused')).textContent).toMatch(/(Public|Private).*Rejected/)
  screen.getByText('Curious')
})

it('keeps the visibility in the address and requests it', async () => {
  const server = fakeApi({ [ROUTE]: listOf([aPost()]) })
  const { user } = await visit('/dashboard?page=1')
  await user.click(await screen.findByRole('radio', { name: 'Private' }))
  expect(screen.getByLabelText('address').textContent).toBe('/dashboard?visibility=private')
  await expect.poll(() => server.to(ROUTE).at(-1)?.query.get('visibility')).toBe('private')
})

it('searches when typing pauses, for the whole text', async () => {
  const server = fakeApi({ [ROUTE]: listOf([aPost()]) })
  const { user } = await visit()
  await user.fill(await screen.findByRole('searchbox', { name: 'Search posts' }), 'rocket launch')
  await expect
    .poll(() => screen.getByLabelText('address').textContent)
    .toBe('/dashboard?search=rocket+launch')
  await screen.findByText('1 post')
  expect(server.to(ROUTE).map(({ query }) => query.get('search'))).toEqual([null, 'rocket launch'])
})

it('says that nothing matches, and clears the filters', async () => {
  const server = fakeApi({
    [ROUTE]: { ...listOf([]), total: 3 },
    'GET /tags': { tags: [], pagination: ONE_PAGE },
    [MEMBERS]: { members: [], ownersCount: 1, pagination: ONE_PAGE },
  })
  const { user } = await visit('/dashboard?search=nonsense&tags=press&state=pending')
  await screen.findByRole('heading', { name: 'Nothing found' })
  server.on(ROUTE, listOf([aPost({ title: 'Here again' })]))
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await screen.findByRole('link', { name: 'Here again' })
  expect(screen.getByLabelText('address').textContent).toBe('/dashboard')
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search posts' }).value).toBe('')
})

it('filters by author, state and tags together, and shows how many match', async () => {
  const members = [{ id: 'user-2', name: 'Tomás Leal', role: 'member', can: {} }]
  const server = fakeApi({
    [ROUTE]: {
      ...listOf([aPost()]),
      hasMore: true,
      unreadIds: [],
      pagination: { page: 1, limit: 20, total: 1000, totalPages: 50 },
    },
    'GET /tags': { tags: [{ id: 'tag-1', name: 'press', isPredefined: true }] },
    [MEMBERS]: { members, ownersCount: 1, pagination: ONE_PAGE },
  })
  const { user } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const author = await screen.findByRole('combobox', { name: 'Shared by' })
  await within(author).findByRole('option', { name: 'Tomás Leal' })
  await user.selectOptions(author, 'Tomás Leal')
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'In review')
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'press{Enter}')
  await screen.findByText('More than 1,000 posts')
  const asked = server.to(ROUTE).at(-1)!.query
  expect(Object.fromEntries(asked)).toEqual({ page: '1', author: 'user-2', state: 'pending', tags: 'press' })
})

it('ignores invalid filters in the address', async () => {
  const server = fakeApi({ [ROUTE]: listOf([aPost()]) })
  await visit('/dashboard?visibility=secret&state=open&tags=,,&page=-1&search=%20')
  await screen.findByRole('link', { name: aPost().title })
  expect(Object.fromEntries(server.to(ROUTE)[0]!.query)).toEqual({ page: '1' })
})

it('redirects from a page beyond the last to the last', async () => {
  fakeApi({ [ROUTE]: { ...listOf([], 2), total: 30 } })
  await visit('/dashboard?page=3')
  await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/dashboard?page=2')
})

it('copies the public address of a post and says so for a moment', async () => {
  fakeApi({ [ROUTE]: listOf([aPost()]) })
  const { user, platform } = await visit()
  await user.click(await screen.findByRole('button', { name: /^Share How we/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy public link' }))
  await screen.findByText('Link copied')
  expect(platform.copied).toEqual([aPost().publicUrl])
})

it('copies the share message of the organization', async () => {
  fakeApi({ [ROUTE]: listOf([aPost()]) })
  const { user, platform } = await visit('/dashboard', [
    anOrganization({ publicShareMessage: '{title}: {url}' }),
  ])
  await user.click(await screen.findByRole('button', { name: /^Share How we/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy message' }))
  await screen.findByText('Message copied')
  expect(platform.copied).toEqual([`${aPost().title}: ${aPost().publicUrl}`])
})

it('opens the share sheet of the device where there is one', async () => {
  fakeApi({ [ROUTE]: listOf([aPost()]) })
  const { user, platform } = await visit()
  platform.answers.share = 'shared'
  await user.click(await screen.findByRole('button', { name: /^Share How we/ }))
  await expect.poll(() => platform.shared.map(({ url }) => url)).toEqual([aPost().publicUrl])
  expect(screen.queryByRole('menu')).toBeNull()
})

it('copies the public address from the menu of a post where the share button opens a sheet', async () => {
  fakeApi({ [ROUTE]: listOf([aPost()]) })
  const { user, platform } = await visit()
  platform.answers.share = 'shared'
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy public link' }))
  await screen.findByText('Link copied')
  expect(platform.copied).toEqual([aPost().publicUrl])
  expect(platform.shared).toEqual([])
})

it('links to the settings of the organization', async () => {
  fakeApi({ [ROUTE]: listOf([]) })
  await visit()
  const settings = await screen.findByRole('link', { name: 'Settings' })
  expect(settings.getAttribute('href')).toBe('/organizations/org-1/settings')
})

it('shows the address if it cannot be copied', async () => {
  fakeApi({ [ROUTE]: listOf([aPost()]) })
  const { user, platform } = await visit()
  platform.answers.copy = 'failed'
  await user.click(await screen.findByRole('button', { name: /^Share How we/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy public link' }))
  await screen.findByText(/fanfare\.example\/public/)
  expect(screen.queryByText('Link copied')).toBeNull()
})

it('hides the public address and deletion where they are not possible', async () => {
  fakeApi({
    [ROUTE]: listOf([
      aPost({ publicUrl: null, can: { update: true, delete: false, schedule: false, feature: false } }),
    ]),
  })
  const { user } = await visit()
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
  const menu = await screen.findByRole('menu')
  within(menu).getByRole('menuitem', { name: 'Edit' })
  expect(within(menu).queryByRole('menuitem', { name: 'Copy public link' })).toBeNull()
  expect(within(menu).queryByRole('menuitem', { name: 'Copy public link' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Share How we/ })).toBeNull()
  expect(within(menu).queryByRole('menuitem', { name: 'Delete' })).toBeNull()
})

const DELETE = 'POST /posts/deletions'

it('deletes a post once it is confirmed, and only once', async () => {
  const answer = delayed(pendingAnswer('post-1'))
  const server = fakeApi({ [ROUTE]: listOf([aPost()]), [DELETE]: answer.answer })
  const { user } = await visit()
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const confirm = await screen.findByRole('button', { name: 'Delete post' })
  expect(server.to(DELETE)).toHaveLength(0)
  await user.dblClick(confirm)
  answer.release()
  await screen.findByText('Post deleted')
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  expect(server.to(DELETE).map(({ body }) => body)).toEqual([{ ids: ['post-1'] }])
})

const own = (id: string) =>
  aPost({ id, title: `Post ${id}`, can: { update: true, delete: true, schedule: true, feature: true } })
const others = aPost({
  id: 'c',
  title: 'Post c',
  can: { update: true, delete: false, schedule: false, feature: false },
})

it('offers no selection where there is no post to delete', async () => {
  fakeApi({ [ROUTE]: listOf([others]) })
  await visit()
  await screen.findByRole('link', { name: 'Post c' })
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull()
})

it('deletes the selected posts once that is confirmed, and undoes it', async () => {
  const UNDO = 'DELETE /pending-actions/action-1'
  const server = fakeApi({ [ROUTE]: listOf([own('a'), own('b'), others]), [UNDO]: () => undefined })
  const { user } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  const all = await screen.findByRole('checkbox', { name: 'Select all' })
  expect(screen.queryByRole('checkbox', { name: 'Select Post c' })).toBeNull()
  screen.getByRole('checkbox', { name: 'Select Post a' }).focus()
  await user.keyboard(' ')
  screen.getByText('1 selected')
  await user.click(all)
  await user.click(screen.getByRole('button', { name: 'Delete selection' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete selection' }))
  server.on(DELETE, refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.click(dialog.getByRole('button', { name: 'Delete selection' }))
  await dialog.findByRole('alert')
  server.on(DELETE, pendingAnswer('a', 'b'))
  await user.click(dialog.getByRole('button', { name: 'Delete selection' }))
  const undo = await screen.findByRole('button', { name: 'Undo: Selection deleted' })
  expect(server.to(DELETE).at(-1)!.body).toEqual({ ids: ['a', 'b'] })
  expect(screen.queryByRole('link', { name: 'Post a' })).toBeNull()
  await user.click(undo)
  await screen.findByRole('link', { name: 'Post a' })
  await user.click(screen.getByRole('button', { name: 'Select', pressed: true }))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

const sensitive = (id: string) =>
  aPost({ id, title: `A hard year ${id}`, comment: `Graphic details ${id}.`, isSensitive: true })

it('covers each sensitive post until it is opened, in search results too', async () => {
  fakeApi({ [ROUTE]: listOf([sensitive('a'), sensitive('b')]) })
  const { user } = await visit('/dashboard?search=year')
  const [first] = await screen.findAllByRole('button', { name: 'Show it' })
  expect(screen.getAllByRole('link', { name: 'Sensitive post' })).toHaveLength(2)
  expect(document.body.innerHTML).not.toMatch(/A hard year|Graphic details/)
  await user.click(first!)
  screen.getByRole('link', { name: 'A hard year a' })
  screen.getByText('Graphic details a.')
  expect(document.body.innerHTML).not.toMatch(/A hard year b|Graphic details b/)
})

it('says of an ended post that it has ended, and not what is left to copy', async () => {
  const endsAt = new Date(Date.now() - 60_000).toISOString()
  const left = { commentsCount: 3, availableCount: 2 }
  const posts = [aPost({ id: 'over', title: 'Over', endsAt, ...left }), aPost({ title: 'Open', ...left })]
  fakeApi({ [ROUTE]: listOf(posts) })
  await visit()
  expect((await rowOf('Open')).textContent).toContain('2 of 3 suggestions left')
  const over = await rowOf('Over')
  expect(over.textContent).toContain('Ended')
  expect(over.textContent).not.toContain('left')
})
