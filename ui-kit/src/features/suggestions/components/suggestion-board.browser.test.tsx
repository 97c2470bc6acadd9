import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listOf, one, two, visit } from '../../../testing/visit-suggestions.tsx'

/** Opens the suggestions; returns the places of the next one, the link of the post and the heading of the list. */
async function placesAt(width: number) {
  await page.viewport(width, 800)
  await visit(listOf([one(), two()]), undefined, { about: <p>The link</p> })
  const next = await screen.findByRole('list', { name: 'Next for you' })
  const heading = screen.getByRole('heading', { name: /Comment suggestions/ })
  return [next, screen.getByText('The link'), heading].map((element) => element.getBoundingClientRect())
}

it('the link of a post is between the next suggestion and the list on a phone', async () => {
  const [next, link, heading] = await placesAt(390)
  expect(link!.top).toBeGreaterThanOrEqual(next!.bottom)
  expect(link!.bottom).toBeLessThanOrEqual(heading!.top)
})

it('the link of a post is beside its suggestions on a wide screen', async () => {
  const [next, link, heading] = await placesAt(1280)
  expect(link!.left).toBeGreaterThanOrEqual(next!.right)
  expect(link!.top).toBeLessThan(heading!.top)
  expect(heading!.right).toBeLessThanOrEqual(link!.left)
})
