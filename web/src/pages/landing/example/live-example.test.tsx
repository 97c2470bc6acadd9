import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PublicSuggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import { fakeApi, refuse, unreachable } from '@fanfare/ui-kit/testing/fake-api.ts'
import { aPublicPost, aPublicSuggestion, aUser } from '@fanfare/ui-kit/testing/fixtures.ts'
import { renderScreen, type ScreenSetting } from '@fanfare/ui-kit/testing/render-screen.tsx'
import { webTexts } from '../../../texts.ts'
import LiveExample from './live-example.tsx'

const FEATURED = 'GET /community/public/posts'
const LIST = 'GET /comments/public/northwind-labs/how-we-cut-our-latency'
const BUILT_IN = 'What was the single metric that changed your mind?'

const suggestion = (id: string, content: string, facts: Partial<PublicSuggestion> = {}) =>
  aPublicSuggestion({ id, content, ...facts })

/** A server with one public post, of which a visitor can copy two suggestions. */
function aServer(comments = [suggestion('s1', 'Well said'), suggestion('s2', 'How very true')]) {
  return fakeApi({
    [FEATURED]: { posts: [aPublicPost({ availableCount: 4, commentsCount: 4 })] },
    [LIST]: { comments, total: 4, pagination: { page: 1, limit: 20, total: 4, totalPages: 1 } },
  })
}

const visit = (setting: ScreenSetting = {}) => renderScreen(<LiveExample />, { texts: webTexts, ...setting })

const card = async (words: string) => (await screen.findByText(words)).closest('article')!
const copy = async (words: string) => within(await card(words)).getByRole('button', { name: 'Copy' })

it('takes the suggestions of the product when the server cannot be reached', async () => {
  fakeApi({ [FEATURED]: unreachable })
  await visit()
  await card(BUILT_IN)
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(3)
})

it('takes them when no public post has two that fit', async () => {
  aServer([suggestion('s1', 'Well said')])
  await visit()
  await card(BUILT_IN)
  expect(screen.queryByText('Well said')).toBeNull()
})

it('asks the server for nothing on behalf of a member', async () => {
  const server = aServer()
  await visit({ user: aUser() })
  await card(BUILT_IN)
  expect(server.requests).toEqual([])
})

it('says why a visitor gets no more, and copies nothing', async () => {
  const server = aServer()
  server.on('POST /comments/public/s1/lock', refuse(429, 'VISITOR_LIMIT_REACHED'))
  const { user, platform } = await visit()
  await user.click(await copy('Well said'))
  await screen.findByText(/the limit for visitors/)
  expect(platform.copied).toEqual([])
})

it('shows one that somebody else has copied as used, and leaves the next one to copy', async () => {
  const server = aServer()
  server.on('POST /comments/public/s1/lock', refuse(409, 'COMMENT_ALREADY_USED', { next: null }))
  const { user, platform } = await visit()
  await user.click(await copy('Well said'))
  await within(await card('Well said')).findByText('Already used')
  await copy('How very true')
  expect(platform.copied).toEqual([])
})

it('gives the claim back and says so when the clipboard fails', async () => {
  const server = aServer()
  server.on('POST /comments/public/s1/lock', {
    comment: suggestion('s1', 'Well said', { isLocked: true, claimedByYou: true }),
    availableCount: 3,
  })
  server.on('POST /comments/public/s1/unlock', {
    comment: suggestion('s1', 'Well said'),
    availableCount: 4,
  })
  const { user, platform } = await visit()
  platform.answers.copy = 'failed'
  await user.click(await copy('Well said'))
  await screen.findByText(/Copying failed/)
  await copy('Well said')
  expect(server.to('POST /comments/public/s1/unlock')).toHaveLength(1)
})

it('claims the suggestion of a public post, copies it and shows it as used', async () => {
  const server = aServer()
  server.on('POST /comments/public/s1/lock', {
    comment: suggestion('s1', 'Well said', { isLocked: true, claimedByYou: true }),
    availableCount: 3,
  })
  const { user, platform } = await visit()
  const post = await screen.findByRole('link', { name: /How we cut our latency in half/ })
  expect(post.getAttribute('href')).toBe('/public/northwind-labs/how-we-cut-our-latency')
  await user.click(await copy('Well said'))
  await within(await card('Well said')).findByText('Copied')
  expect(platform.copied).toEqual(['Well said'])
  await screen.findByText(/No one else gets it/)
  await copy('How very true')
})

it('copies what comes with the product, until all are used', async () => {
  fakeApi({ [FEATURED]: { posts: [] } })
  const { user, platform } = await visit()
  await user.click(await copy(BUILT_IN))
  await screen.findByText(/In your team, no one else would get it/)
  await user.click(screen.getAllByRole('button', { name: 'Copy' })[0]!)
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  await screen.findByText('All of them are used. Your team would write more.')
  expect(platform.copied).toHaveLength(3)
  expect(platform.copied[0]).toBe(BUILT_IN)
})

it('can be copied again when the clipboard fails', async () => {
  fakeApi({ [FEATURED]: { posts: [] } })
  const { user, platform } = await visit()
  platform.answers.copy = 'failed'
  await user.click(await copy(BUILT_IN))
  await screen.findByText(/Copying failed/)
  await copy(BUILT_IN)
})
