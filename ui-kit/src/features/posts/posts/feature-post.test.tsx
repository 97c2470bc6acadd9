import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { anOrganization, aPost, aUser } from '../../../testing/fixtures.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { DashboardScreen } from './screens/dashboard-screen.tsx'
import { PostScreen } from './screens/post-screen.tsx'

const LIST = 'GET /posts/organization/org-1'
const READ = 'GET /posts/post-1'
const MARK = 'PUT /posts/post-1/importance'
const PIN = 'PUT /posts/post-1/pin'
const MENU = 'Pin, or mark as important'

async function visitList(post: Post, answers: Record<string, unknown> = {}) {
  const server = fakeApi({
    [LIST]: {
      posts: [post],
      total: 1,
      pagination: { page: 1, limit: 20, total: 1, totalPages: 1 },
      hasMore: false,
      unreadIds: [],
    },
    ...answers,
  })
  const view = await renderScreen(<DashboardScreen />, {
    path: '/dashboard',
    at: '/dashboard',
    user: aUser(),
    organizations: [anOrganization()],
  })
  await view.user.click(await screen.findByRole('button', { name: /^Actions for/ }))
  await screen.findByRole('menuitem', { name: 'View details' })
  return { ...view, server }
}

async function visitPost(post: Post, answers: Record<string, unknown> = {}) {
  const server = fakeApi({ [READ]: { post }, ...answers })
  const view = await renderScreen(<PostScreen suggestions={() => null} />, {
    path: '/posts/:postId',
    at: '/posts/post-1',
    user: aUser(),
  })
  await screen.findByRole('heading', { name: post.title })
  return { ...view, server }
}

it('is offered only to those who may, while the post has not ended', async () => {
  const can = { ...aPost().can, feature: false }
  const { unmount } = await visitList(aPost({ can }))
  expect(screen.queryByRole('menuitem', { name: 'Mark as important' })).toBeNull()
  unmount()
  const ended = await visitPost(aPost({ endsAt: '2026-01-01T00:00:00.000Z' }))
  expect(screen.queryByRole('button', { name: MENU })).toBeNull()
  ended.unmount()
  await visitPost(aPost({ can }))
  expect(screen.queryByRole('button', { name: MENU })).toBeNull()
})

it('marks a post as important, and undoes it', async () => {
  const { user, server } = await visitList(aPost(), { [MARK]: { post: aPost({ isImportant: true }) } })
  await user.click(screen.getByRole('menuitem', { name: 'Mark as important' }))
  const undo = await screen.findByRole('button', { name: 'Undo: Members see this post first' })
  await user.click(undo)
  await expect.poll(() => server.to(MARK).length).toBe(2)
  expect(server.to(MARK).map(({ body }) => body)).toEqual([{ isImportant: true }, { isImportant: false }])
})

it('pins a post on its page, and shows both badges until it ends', async () => {
  const featured = aPost({ isImportant: true, isPinned: true })
  const { user, server, unmount } = await visitPost(aPost({ isImportant: true }), {
    [PIN]: { post: featured },
  })
  screen.getByText('Important')
  await user.click(await screen.findByRole('button', { name: MENU }))
  await screen.findByRole('menuitem', { name: 'No longer important' })
  server.on(READ, { post: featured })
  await user.click(screen.getByRole('menuitem', { name: 'Pin to the top' }))
  await screen.findByText('Stays on top of the list')
  expect(server.to(PIN)[0]!.body).toEqual({ isPinned: true })
  await screen.findByText('Pinned')
  unmount()
  await visitPost({ ...featured, endsAt: '2026-01-01T00:00:00.000Z' })
  expect(screen.queryByText('Important')).toBeNull()
})

it('says when the next post can become important', async () => {
  const until = '2026-11-27T12:00:00.000Z'
  const { user, server } = await visitPost(aPost(), {
    [MARK]: refuse(409, 'IMPORTANT_LIMIT_REACHED', { limit: 2, until }),
    [PIN]: refuse(409, 'PIN_LIMIT_REACHED', { limit: 3 }),
  })
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: MENU }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Mark as important')
  await screen.findAllByText(/The next post can become important on Nov 27, 2026/)
  await choose('Pin to the top')
  await screen.findAllByText(/Unpin another one first/)
  server.on(MARK, refuse(409, 'IMPORTANT_LIMIT_REACHED', { limit: 0, until: null }))
  await choose('Mark as important')
  await screen.findAllByText('The settings of the organization allow no important posts.')
})
