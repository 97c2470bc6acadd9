import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { callsOf, onCall } from '../../testing/fake-bridge.ts'
import { aCopy, anOffer, seen } from '../../testing/fixtures.ts'
import { BORING, findRow, KIND, METRIC, openPanel, searchField } from '../testing/open-panel.tsx'

const preview = () => within(screen.getByRole('region', { name: 'The selected suggestion' }))

it('reveals nothing of a sensitive post, and uncovers it', async () => {
  const offer = anOffer({ post: { title: 'A hard year', isSensitive: true } })
  const { user } = await openPanel({ offers: seen(offer) })
  await screen.findByRole('group', { name: /Sensitive post/ })
  expect(preview().getByText('Sensitive post')).toBeTruthy()
  expect(preview().queryByText(METRIC)).toBeNull()
  await user.click(preview().getByRole('button', { name: 'Show it' }))
  expect(preview().getByText(METRIC)).toBeTruthy()
})

it('has nothing to press while the server is offline', async () => {
  await openPanel({ connection: 'offline' })
  await findRow(METRIC)
  expect(preview().getByText(METRIC)).toBeTruthy()
  expect(preview().queryByRole('button')).toBeNull()
})

it('shows the selected suggestion, as the selection moves', async () => {
  const { user } = await openPanel()
  await findRow(METRIC)
  expect(preview().getByText(METRIC)).toBeTruthy()
  await user.keyboard('{ArrowDown}')
  expect(preview().getByText(BORING)).toBeTruthy()
  await user.click(await findRow(KIND))
  expect(preview().getByText(KIND)).toBeTruthy()
})

it('copies by its button, and leaves the focus in the search', async () => {
  onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy() }))
  const { user } = await openPanel()
  await findRow(METRIC)
  await user.click(preview().getByRole('button', { name: 'Copy' }))
  expect(await preview().findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(callsOf('suggestion:copy')).toHaveLength(1)
  expect(document.activeElement).toBe(searchField())
})

it('copies by the keyboard alone, and keeps the focus at the button', async () => {
  onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy() }))
  const { user } = await openPanel({ offers: seen(anOffer()) })
  await findRow(METRIC)
  await user.keyboard('{Tab}{Tab}{Enter}')
  const copied = await preview().findByRole('button', { name: 'Copied' })
  expect(document.activeElement).toBe(copied)
})

it('says what a post without suggestions needs', async () => {
  const { user } = await openPanel({ offers: seen(anOffer({ available: 0, suggestions: [] })) })
  await findRow(/None is left for you here/)
  await user.click(preview().getByRole('button', { name: 'Write one' }))
  expect(callsOf('window:open')).toEqual([['/posts/post-1']])
})
