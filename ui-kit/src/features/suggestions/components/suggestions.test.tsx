import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refuse, type FakeRequest } from '../../../testing/fake-api.ts'
import { aPost, aUser } from '../../../testing/fixtures.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { handleEvent } from '../../../components/live-handlers.ts'
import { suggestionHandlers } from '../api/live.ts'
import {
  aSupply,
  SUPPLY,
  LIST,
  card,
  copyOf,
  counts,
  listOf,
  one,
  two,
  visit,
} from '../../../testing/visit-suggestions.tsx'
import { Suggestions } from './suggestions.tsx'

it('shows an error and retries', async () => {
  const server = fakeApi({ [LIST]: refuse(503, 'SERVICE_UNAVAILABLE'), [SUPPLY]: aSupply() })
  const { user } = await renderScreen(<Suggestions post={aPost()} counts={counts} />, { user: aUser() })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.on(LIST, listOf([one()]))
  await user.click(retry)
  await screen.findByText('First words')
})

it('names the author of a suggestion, unless it was generated', async () => {
  await visit(listOf([one({ isAiGenerated: true, author: null }), two({ author: null })]))
  expect(within(await card('First words')).queryByText(/Former member/)).toBeNull()
  within(await card('Second words')).getByText(/Former member/)
})

it('tells each Copy, Add a response and menu of the list by the words they are about', async () => {
  await visit(listOf([one(), two()]))
  for (const words of ['First words', 'Second words'])
    for (const button of within(await card(words)).getAllByRole('button'))
      expect(button.getAttribute('aria-describedby')).toBe((await screen.findByText(words)).id)
})

it('shows more on request, and items that have moved between pages once', async () => {
  const pages = [listOf([two()], { totalPages: 2 }), listOf([two(), one()], { page: 2, totalPages: 2 })]
  fakeApi({ [LIST]: ({ query }: FakeRequest) => pages[Number(query.get('page')) - 1] })
  const { user } = await renderScreen(<Suggestions post={aPost()} counts={counts} />, { user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('First words')
  screen.getByText('Second words')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('shows the claim of a colleague live, which an author may release', async () => {
  const { queryClient } = await visit(listOf([one()]), aPost())
  await copyOf('First words')
  const at = { organizationId: 'org-1', postId: 'post-1', commentId: 's1' }
  handleEvent(suggestionHandlers, queryClient, { type: 'suggestion.claimed', ...at, availableCount: 0 })
  await screen.findByText('Already used')
  screen.getByRole('button', { name: 'Unlock' })
})

it('hides Unlock from those who may not', async () => {
  await visit(listOf([one({ isLocked: true })]))
  await screen.findByText('Already used')
  expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull()
})
