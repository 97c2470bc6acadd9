import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import {
  useVisitorCopies,
  VISITOR_COPIES_KEY,
} from '../../features/suggestions/visitor-copies/hooks/visitor-copies.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { aPublicPost, aPublicSuggestion, aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { PublicPostSuggestions } from './public-post-suggestions.tsx'

const COPIES = 'Copied lately in this browser'
const stored = [
  {
    id: 's9',
    text: 'Copied before',
    title: 'Another post',
    path: '/public/northwind-labs/another-post',
    host: 'youtube.com',
    url: 'https://www.youtube.com/watch?v=1',
    at: Date.now() - 60_000,
  },
]

beforeEach(() => useVisitorCopies.setState({ copies: [] }))

function visit({ user = null, copies = [] }: { user?: CurrentUser | null; copies?: unknown[] } = {}) {
  const pagination = { page: 1, limit: 20, total: 1, totalPages: 1 }
  const mine = aPublicSuggestion({ isLocked: true, claimedByYou: true })
  fakeApi({
    'GET /comments/public/northwind-labs/how-we-cut-our-latency': {
      comments: [aPublicSuggestion()],
      total: 1,
      pagination,
      limit: null,
    },
    'POST /comments/public/s1/lock': { comment: mine, availableCount: 0, limit: null },
    'POST /comments/public/s1/unlock': { comment: aPublicSuggestion(), availableCount: 1, limit: null },
  })
  const device = { [VISITOR_COPIES_KEY]: JSON.stringify(copies) }
  return renderScreen(<PublicPostSuggestions post={aPublicPost()} />, { user, stored: device })
}

const copies = () => screen.findByRole('region', { name: COPIES })

it('a visitor sees again what they have copied in this browser, and copies it again', async () => {
  const { user, platform } = await visit({ copies: stored })
  const list = within(await copies())
  expect(list.getByRole('link', { name: 'Another post' }).getAttribute('href')).toBe(stored[0]!.path)
  expect(list.getByRole('link', { name: 'Open youtube.com' }).getAttribute('href')).toBe(stored[0]!.url)
  await user.click(list.getByRole('button', { name: 'Copy again: Copied before' }))
  expect(platform.copied).toEqual(['Copied before'])
})

it('a copy leads to the post, and is kept until it is undone', async () => {
  const { user } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  const card = within(await screen.findByRole('article'))
  const open = await card.findByRole('link', { name: 'Open linkedin.com' })
  expect(open.getAttribute('href')).toBe(aPublicPost().url)
  within(await copies()).getByText('Well said')
  await user.click(card.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => screen.queryByRole('region', { name: COPIES })).toBeNull()
})

it('the title of a sensitive post is not kept', async () => {
  const { user, platform } = await visit({ copies: [{ ...stored[0], title: null }] })
  within(await copies()).getByRole('link', { name: 'Sensitive post' })
  await user.click(screen.getByRole('button', { name: 'Remove: Copied before' }))
  expect(screen.queryByRole('region', { name: COPIES })).toBeNull()
  expect(platform.storage.get(VISITOR_COPIES_KEY)).toBeNull()
})

it('all are removed at once', async () => {
  const { user, platform } = await visit({ copies: [...stored, { ...stored[0], id: 's10', text: 'Other' }] })
  await user.click(within(await copies()).getByRole('button', { name: 'Remove all' }))
  expect(screen.queryByRole('region', { name: COPIES })).toBeNull()
  expect(platform.storage.get(VISITOR_COPIES_KEY)).toBeNull()
})

it('members see none', async () => {
  await visit({ user: aUser(), copies: stored })
  await screen.findByRole('button', { name: 'Copy' })
  expect(screen.queryByRole('region', { name: COPIES })).toBeNull()
})
