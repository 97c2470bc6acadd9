import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AFTER_REPEATS } from '../../testing/after-repeats.ts'
import { refuse, unreachable, fakeApi } from '../../testing/fake-api.ts'
import { anOrganization, aPost, aSuggestion, aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import DashboardPage from './dashboard-page.tsx'

const LIST = 'GET /posts/organization/org-1'
const WAITING = 'GET /posts/organization/org-1/waiting'
const CLAIM = 'POST /posts/post-1/claim-next'
const UNLOCK = 'POST /comments/s1/unlock'

const words = aSuggestion({ id: 's1', content: 'First words', isLocked: true, claimedByYou: true })
const title = 'How we cut our latency in half'

async function visit(availableCount = 2, waiting = ['post-1']) {
  const posts = [aPost({ availableCount }), aPost({ id: 'post-2', title: 'Another one' })]
  const server = fakeApi({
    [LIST]: {
      posts,
      total: 2,
      pagination: { page: 1, limit: 20, total: 2, totalPages: 1 },
      hasMore: false,
      unreadIds: [],
    },
    [WAITING]: { postIds: waiting },
    [CLAIM]: { comment: words, availableCount: availableCount - 1 },
  })
  const view = await renderScreen(<DashboardPage />, {
    user: aUser(),
    at: '/dashboard',
    organizations: [anOrganization()],
  })
  return { server, ...view }
}

const copyNext = () => screen.findByRole('button', { name: `Copy next for “${title}”` })
const row = async () => within((await screen.findByRole('link', { name: title })).closest('li')!)

it('says when all are used', async () => {
  const { server, user, platform } = await visit(1)
  server.on(CLAIM, refuse(409, 'NO_SUGGESTION_LEFT'))
  await user.click(await copyNext())
  await screen.findByText('All suggestions of this post are used.')
  expect(platform.copied).toEqual([])
})

it('is not offered while all are used', async () => {
  const { server } = await visit(0, ['post-1', 'post-2'])
  await screen.findByRole('button', { name: 'Copy next for “Another one”' })
  expect(screen.getAllByRole('button', { name: /^Copy next/ })).toHaveLength(1)
  expect((await row()).queryByText(/Not copied yet/)).toBeNull()
  expect(server.to(CLAIM)).toEqual([])
})

it('says when only one’s own are left', async () => {
  const { server, user } = await visit(1)
  server.on(CLAIM, refuse(409, 'NO_SUGGESTION_LEFT', { onlyYours: true }))
  await user.click(await copyNext())
  await screen.findByText('Only your own are left')
  await copyNext()
})

it('says when the server cannot be reached, and can be tried again', async () => {
  const { server, user, platform } = await visit()
  server.on(CLAIM, unreachable)
  await user.click(await copyNext())
  await screen.findAllByText(/cannot be reached/, {}, AFTER_REPEATS)
  server.on(CLAIM, { comment: words, availableCount: 1 })
  await user.click(await copyNext())
  await (await row()).findByText('Copied')
  expect(platform.copied).toEqual(['First words'])
})

it('releases the claim when the clipboard fails, and shows the text for copying by hand', async () => {
  const { server, user, platform } = await visit()
  server.on(UNLOCK, { comment: aSuggestion({ id: 's1' }), availableCount: 2 })
  platform.answers.copy = 'failed'
  await user.click(await copyNext())
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'The words of the suggestion',
  })
  expect(field.value).toBe('First words')
  expect(server.to(UNLOCK)).toHaveLength(1)
})

it('says that the suggestion is claimed when neither the clipboard nor the release works', async () => {
  const { server, user, platform } = await visit()
  server.on(UNLOCK, unreachable)
  platform.answers.copy = 'failed'
  await user.click(await copyNext())
  await screen.findByText(/is yours until you unlock it/)
  await (await row()).findByText('You copied this')
})

it('is offered for posts that wait for the member only', async () => {
  await visit()
  await copyNext()
  expect(screen.getAllByRole('button', { name: /^Copy next/ })).toHaveLength(1)
})

it('copies with one click, and the counts of the list follow', async () => {
  const { server, user, platform } = await visit()
  const button = await copyNext()
  server.on(WAITING, { postIds: [] })
  await user.click(button)
  const { findByRole, findByText } = await row()
  expect((await findByRole('link', { name: 'Open linkedin.com' })).getAttribute('href')).toBe(
    'https://www.linkedin.com/posts/latency-7264',
  )
  await findByText('Copied')
  expect(platform.copied).toEqual(['First words'])
  await expect.poll(() => screen.queryByText(/Not copied yet/)).toBeNull()
  expect((await row()).getByText(/suggestions? free/).textContent).toBe('1 of 2 suggestions free')
  expect(document.activeElement).toBe((await screen.findByRole('link', { name: title })).closest('li'))
})

it('copies again without a claim, and undoes the copy', async () => {
  const { server, user, platform } = await visit()
  await user.click(await copyNext())
  await user.click(await (await row()).findByRole('button', { name: 'Copy again' }))
  expect(platform.copied).toEqual(['First words', 'First words'])
  expect(server.to(CLAIM)).toHaveLength(1)

  server.on(UNLOCK, { comment: aSuggestion({ id: 's1' }), availableCount: 2 })
  await user.click((await row()).getByRole('button', { name: 'Undo' }))
  await copyNext()
  expect(server.to(UNLOCK)).toHaveLength(1)
})
