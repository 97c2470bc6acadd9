import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { VisitorLimit } from '@fanfare/contract/suggestions/data/comment.ts'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import type { ErrorCode } from '@fanfare/contract/error_code.ts'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { aPublicPost, aPublicSuggestion, aUser } from '../../../testing/fixtures.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { PublicSuggestions } from './public-suggestions.tsx'

const LOCK = 'POST /comments/public/s1/lock'
const UNLOCK = 'POST /comments/public/s1/unlock'

async function visit(
  comments = [aPublicSuggestion()],
  user: CurrentUser | null = null,
  limit: VisitorLimit | null = null,
) {
  const pagination = { page: 1, limit: 20, total: comments.length, totalPages: 1 }
  const server = fakeApi({
    'GET /comments/public/northwind-labs/how-we-cut-our-latency': {
      comments,
      total: comments.length,
      pagination,
      limit,
    },
  })
  return { server, ...(await renderScreen(<PublicSuggestions post={aPublicPost()} />, { user })) }
}

const copy = () => screen.findByRole('button', { name: 'Copy' })

it.each<[ErrorCode, number, RegExp]>([
  ['VISITOR_LIMIT_REACHED', 429, /the limit for visitors/],
  ['SUGGESTIONS_RESERVED', 409, /reserved for the team/],
])('explains %s and shows where to sign in; nothing is copied', async (code, status, words) => {
  const { server, user, platform } = await visit()
  server.on(LOCK, refuse(status, code))
  await user.click(await copy())
  await screen.findByText(words)
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  expect(platform.copied).toEqual([])
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
})

it.each<[string, VisitorLimit, RegExp]>([
  [
    'their limit is reached',
    { code: 'VISITOR_LIMIT_REACHED', until: '2026-03-02T12:30:00Z' },
    /^You have reached the limit for visitors until Mar 2, 2026, 12:30/,
  ],
  [
    'only the half of the members is left',
    { code: 'SUGGESTIONS_RESERVED', until: null },
    /reserved for the team/,
  ],
])('offers a visitor no copy when %s, and says so once', async (_, limit, words) => {
  const comments = [aPublicSuggestion(), aPublicSuggestion({ id: 's2', content: 'Bravo' })]
  await visit(comments, null, limit)
  await screen.findByText(words)
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
})

it('offers no further copy after the last one, and again once it is undone', async () => {
  const { server, user } = await visit([
    aPublicSuggestion(),
    aPublicSuggestion({ id: 's2', content: 'Bravo' }),
  ])
  const limit: VisitorLimit = { code: 'SUGGESTIONS_RESERVED', until: null }
  const mine = aPublicSuggestion({ isLocked: true, claimedByYou: true })
  server.on(LOCK, { comment: mine, availableCount: 1, limit })
  await user.click((await screen.findAllByRole('button', { name: 'Copy' }))[0]!)
  await screen.findByText(/reserved for the team/)
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
  server.on(UNLOCK, { comment: aPublicSuggestion(), availableCount: 2, limit: null })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => screen.queryAllByRole('button', { name: 'Copy' })).toHaveLength(2)
})

it('does not ask a signed-in user to sign in', async () => {
  const { server, user } = await visit([aPublicSuggestion()], aUser())
  server.on(LOCK, refuse(409, 'SUGGESTIONS_RESERVED'))
  await user.click(await copy())
  await screen.findByText(/reserved for the team/)
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

it('shows a lost claim as used', async () => {
  const { server, user, platform } = await visit()
  server.on(LOCK, refuse(409, 'COMMENT_ALREADY_USED', { next: null }))
  await user.click(await copy())
  await screen.findByText('Already used')
  await screen.findByText('Someone else copied it first. Try another one.')
  expect(platform.copied).toEqual([])
})

it('releases the claim when the clipboard fails', async () => {
  const { server, user, platform } = await visit()
  platform.answers.copy = 'failed'
  server.on(LOCK, {
    comment: aPublicSuggestion({ isLocked: true, claimedByYou: true }),
    availableCount: 0,
    limit: null,
  })
  server.on(UNLOCK, { comment: aPublicSuggestion(), availableCount: 1, limit: null })
  await user.click(await copy())
  await screen.findByRole('textbox', { name: 'Text of the suggestion' })
  expect(server.to(UNLOCK)).toHaveLength(1)
})

it('copies the claimed one, and lets the visitor release it', async () => {
  const { server, user, platform } = await visit()
  server.on(LOCK, {
    comment: aPublicSuggestion({ isLocked: true, claimedByYou: true }),
    availableCount: 0,
    limit: null,
  })
  await user.click(await copy())
  await screen.findByText('Copied')
  expect(platform.copied).toEqual(['Well said'])
  server.on(UNLOCK, { comment: aPublicSuggestion(), availableCount: 1, limit: null })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await copy()
  expect(screen.queryByRole('link', { name: 'Open linkedin.com' })).toBeNull()
})

it('offers the post and another copy to a visitor who has copied', async () => {
  const { server, user, platform } = await visit()
  server.on(LOCK, {
    comment: aPublicSuggestion({ isLocked: true, claimedByYou: true }),
    availableCount: 0,
    limit: null,
  })
  await user.click(await copy())
  await screen.findByRole('link', { name: 'Open linkedin.com' })
  await user.click(screen.getByRole('button', { name: 'Copy again' }))
  expect(platform.copied).toEqual(['Well said', 'Well said'])
  expect(server.to(LOCK)).toHaveLength(1)
})

it('lets a visitor who comes back copy again, and release', async () => {
  const { server, user } = await visit([aPublicSuggestion({ isLocked: true, claimedByYou: true })])
  await screen.findByText('You copied this')
  screen.getByRole('button', { name: 'Copy again' })
  server.on(UNLOCK, { comment: aPublicSuggestion(), availableCount: 1, limit: null })
  await user.click(screen.getByRole('button', { name: 'Unlock' }))
  await copy()
})
