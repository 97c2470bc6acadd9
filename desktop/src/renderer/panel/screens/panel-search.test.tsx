import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeApi, refuse } from '@fanfare/ui-kit/testing/fake-api.ts'
import { callsOf, onCall } from '../../testing/fake-bridge.ts'
import { aCopy, anOffer, anOfferedSuggestion } from '../../testing/fixtures.ts'
import { KIND, METRIC, OFFERS, openPanel, searchField, selectedRow } from '../testing/open-panel.tsx'

describe('while the server is offline', () => {
  it('shows the last list with its time, to be read only', async () => {
    const { user } = await openPanel({ connection: 'offline' })
    expect(await screen.findByText(/^Offline – as of/)).toBeTruthy()
    expect(screen.queryByText('Copy')).toBeNull()
    await user.keyboard('{Enter}')
    expect(
      await screen.findByText(
        'Nothing was copied. The server cannot be reached. Try again once you are online.',
      ),
    ).toBeTruthy()
    expect(callsOf('suggestion:copy')).toEqual([])
  })

  it('searches in the saved list', async () => {
    const { requests } = fakeApi()
    const { user } = await openPanel({ connection: 'offline' })
    await screen.findByText(METRIC)
    await user.type(searchField(), 'KINDEST')
    await expect.poll(() => screen.getAllByRole('option')).toHaveLength(1)
    expect(selectedRow().textContent).toMatch(KIND)
    expect(requests.filter(({ path }) => path === OFFERS)).toEqual([])
  })
})

describe('the search', () => {
  const FOUND = anOffer({
    post: { id: 'post-9', title: 'An older post' },
    suggestions: [anOfferedSuggestion({ id: 'suggestion-9', content: 'Still true today.' })],
  })

  it('asks the server once typing has paused, and copies from the results', async () => {
    const api = fakeApi({ [`GET ${OFFERS}`]: { offers: [FOUND] } })
    onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy() }))
    const { user } = await openPanel()
    await screen.findByText(METRIC)
    await user.type(searchField(), 'older')
    await screen.findByText('Still true today.')
    expect(api.to(`GET ${OFFERS}`).map(({ query }) => query.get('search'))).toEqual(['older'])
    await user.keyboard('{Enter}')
    expect(callsOf('suggestion:copy')).toEqual([['post-9', 'suggestion-9']])
  })

  it('says that nothing was found, and returns to the list', async () => {
    fakeApi({ [`GET ${OFFERS}`]: { offers: [] } })
    const { user } = await openPanel()
    await screen.findByText(METRIC)
    await user.type(searchField(), 'zebra')
    await screen.findByRole('heading', { name: 'Nothing found' })
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(await screen.findByText(METRIC)).toBeTruthy()
  })

  it('says that it failed, and tries again', async () => {
    const api = fakeApi({ [`GET ${OFFERS}`]: refuse(500, 'INTERNAL_ERROR') })
    const { user } = await openPanel()
    await screen.findByText(METRIC)
    await user.type(searchField(), 'older')
    await screen.findByRole('heading', { name: 'The list could not be loaded' })
    api.on(`GET ${OFFERS}`, { offers: [FOUND] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Still true today.')).toBeTruthy()
  })
})
