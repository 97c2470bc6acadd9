import { screen, within } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import type { NextSuggestion, Suggestion, Supply } from '@fanfare/contract/suggestions/data/comment.ts'
import { usePreferences } from '../platform/preferences/preferences-store.ts'
import { fakeApi } from './fake-api.ts'
import { aMood, aPost, aSuggestion, aUser } from './fixtures.ts'
import { renderScreen } from './render-screen.tsx'
import { Suggestions, type SuggestionsProps } from '../features/suggestions/components/suggestions.tsx'

export const LIST = 'GET /comments/post/post-1'
export const SUPPLY = 'GET /posts/post-1/supply'
export const LOCK = 'POST /comments/s1/lock'
export const UNLOCK = 'POST /comments/s1/unlock'
export const NEXT = 'POST /posts/post-1/propose-next'

/** The callbacks of the page of the post. */
export const counts = {
  onAvailableCount: vi.fn<(count: number) => void>(),
  onListChange: vi.fn<() => void>(),
}

export const one = (facts: Partial<Suggestion> = {}) =>
  aSuggestion({ id: 's1', content: 'First words', ...facts })
export const two = (facts: Partial<Suggestion> = {}) =>
  aSuggestion({ id: 's2', content: 'Second words', ...facts })

/** The fields of a suggestion that the user has copied. */
export const mine = { isLocked: true, claimedByYou: true }
export const unlockable = { update: false, delete: false, claim: false, release: true, reply: true }

export const aSupply = (facts: Partial<Supply> = {}) => ({
  supply: {
    available: 2,
    total: 2,
    members: 3,
    copiedBy: 1,
    reach: { count: 1, of: 2 },
    copiedByOthers: 0,
    copiers: null,
    ...facts,
  },
})

/** The next suggestion of a member when this is the first available one. */
export const offerOf = ({ id, content }: Pick<Suggestion, 'id' | 'content'>): NextSuggestion => ({
  id,
  content,
  reservedUntil: '2026-11-20T09:24:00.000Z',
  further: false,
})

/** A page of suggestions as the server returns it; by default the first available one is next. */
export function listOf(
  comments: Suggestion[],
  {
    page = 1,
    totalPages = 1,
    next,
    copyLimit = null,
  }: { page?: number; totalPages?: number; next?: NextSuggestion | null; copyLimit?: number | null } = {},
) {
  const available = comments.find(({ isLocked }) => !isLocked)
  return {
    comments,
    nextForYou: next === undefined && available ? offerOf(available) : (next ?? null),
    copyLimit,
    total: comments.length,
    pagination: { page, limit: 20, total: comments.length, totalPages },
  }
}

beforeEach(() => {
  counts.onAvailableCount.mockReset()
  counts.onListChange.mockReset()
  usePreferences.setState({ shortcuts: true })
})

/** Opens the suggestions of a post as a member who does not manage them. */
export async function visit(
  list = listOf([one(), two()]),
  post = aPost({ can: { update: true, delete: false, schedule: false, feature: false } }),
  slots: Pick<SuggestionsProps, 'about' | 'more'> = {},
  stored: Record<string, string> = {},
) {
  const server = fakeApi({ [LIST]: list, [SUPPLY]: aSupply(), 'GET /moods': { moods: [aMood()] } })
  const view = await renderScreen(<Suggestions post={post} counts={counts} {...slots} />, {
    user: aUser(),
    stored,
  })
  await screen.findByRole('heading', { name: /Comment suggestions/ })
  return { server, ...view }
}

/** Opens the folded form for a new suggestion; returns its field. */
export async function openComposer() {
  ;(await screen.findByRole('button', { name: 'Suggest a comment' })).click()
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Suggest a comment' })
}

export const card = async (words: string) => (await screen.findByText(words)).closest('article')!
export const copyOf = async (words: string) =>
  within(await card(words)).findByRole('button', { name: 'Copy' })
export const isSelected = async (words: string) => (await card(words)).getAttribute('aria-current') === 'true'
