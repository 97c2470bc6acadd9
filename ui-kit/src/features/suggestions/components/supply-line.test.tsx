import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-api.ts'
import { aPost } from '../../../testing/fixtures.ts'
import { handleEvent } from '../../../components/live-handlers.ts'
import { suggestionHandlers } from '../api/live.ts'
import { aSupply, listOf, SUPPLY, visit } from '../../../testing/visit-suggestions.tsx'

const at = { organizationId: 'org-1', postId: 'post-1', availableCount: 1 }

it('shows an error when it could not be loaded, and retries', async () => {
  const { server, user, queryClient } = await visit()
  await screen.findByText('Copied by 1 of 3 members')
  server.on(SUPPLY, refuse(503, 'SERVICE_UNAVAILABLE'))
  await queryClient.resetQueries({ queryKey: ['suggestions', 'supply'] })
  await screen.findByText('The list of people who copied could not be loaded.')
  server.on(SUPPLY, aSupply({ copiedBy: 2 }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Copied by 2 of 3 members')
})

it('shows and requests nothing before there is a suggestion', async () => {
  const { server } = await visit(listOf([]), aPost({ commentsCount: 0 }))
  await screen.findByRole('heading', { name: 'No suggestions yet' })
  expect(server.to(SUPPLY)).toHaveLength(0)
})

it('shows who has copied, as the one figure of coverage, and nothing else while there are enough', async () => {
  await visit()
  await screen.findByText('Copied by 1 of 3 members')
  const bars = [...document.querySelectorAll('progress')]
  expect(bars.map(({ value, max }) => [value, max])).toEqual([[1, 3]])
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByText(/left for/)).toBeNull()
})

it('tells what visitors and former members have copied from what members have', async () => {
  const { server, queryClient } = await visit()
  await screen.findByText('Copied by 1 of 3 members')
  server.on(SUPPLY, aSupply({ copiedBy: 0, copiedByOthers: 1 }))
  await queryClient.refetchQueries()
  await screen.findByText('Copied by 0 of 3 members')
  screen.getByText('1 by a visitor or former member')
})

it('shows how few are available for how many members', async () => {
  const { server, queryClient } = await visit()
  await screen.findByText('Copied by 1 of 3 members')
  server.on(SUPPLY, aSupply({ available: 3, total: 8, members: 8, copiedBy: 0 }))
  await queryClient.refetchQueries()
  await screen.findByText('3 left for 8 people')
  server.on(SUPPLY, aSupply({ available: 0, total: 8, members: 8, copiedBy: 7 }))
  await queryClient.refetchQueries()
  await screen.findByText('None left for 1 person')
})

it('misses nothing once the post has ended', async () => {
  const { server, queryClient } = await visit(undefined, aPost({ endsAt: '2026-01-01T09:00:00.000Z' }))
  server.on(SUPPLY, aSupply({ available: 3, total: 8, members: 8, copiedBy: 0 }))
  await queryClient.refetchQueries()
  await screen.findByText('Copied by 0 of 8 members')
  expect(screen.queryByText(/left for/)).toBeNull()
})

it('offers more only while too few are available', async () => {
  const { server, queryClient } = await visit(undefined, undefined, { more: <button>More</button> })
  await screen.findByText('Copied by 1 of 3 members')
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  server.on(SUPPLY, aSupply({ available: 1, members: 8 }))
  await queryClient.refetchQueries()
  await screen.findByRole('button', { name: 'More' })
})

it('names those who have copied if the organization shows it, and counts the others', async () => {
  const { server, queryClient } = await visit()
  await screen.findByText('Copied by 1 of 3 members')
  const copiers = ['Ana', 'Bea', 'Caio', 'Dina', 'Eva', 'Fé', 'Gil'].map((name) => ({
    id: name,
    name,
    firstName: name,
    avatarUrl: null,
  }))
  server.on(SUPPLY, aSupply({ copiedBy: 7, members: 8, copiers }))
  await queryClient.refetchQueries()
  await screen.findByText('Ana, Bea, Caio, Dina, Eva, and 2 more')
})

it('sends one request for many events', async () => {
  const { server, queryClient } = await visit()
  await screen.findByText('Copied by 1 of 3 members')
  server.on(SUPPLY, aSupply({ available: 1, members: 4, copiedBy: 2 }))
  for (let event = 0; event < 20; event += 1)
    handleEvent(suggestionHandlers, queryClient, {
      type: 'suggestion.claimed',
      ...at,
      commentId: `other-${event}`,
    })
  await screen.findByText('Copied by 2 of 4 members', {}, { timeout: 3_000 })
  expect(server.to(SUPPLY)).toHaveLength(2)
})
