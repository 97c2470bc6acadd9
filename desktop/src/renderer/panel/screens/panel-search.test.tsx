import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeApi, refuse } from '@fanfare/ui-kit/testing/fake-api.ts'
import { COPY_AND_OPEN } from '../../../shared/copy-choice.ts'
import { callsOf, onCall } from '../../testing/fake-bridge.ts'
import { aCopy, anOffer, anOfferedSuggestion } from '../../testing/fixtures.ts'
import { KIND, METRIC, OFFERS, findRow, openPanel, searchField, selectedRow } from '../testing/open-panel.tsx'

const FOUND = anOffer({
  post: { id: 'post-9', title: 'An older post' },
  suggestions: [anOfferedSuggestion({ id: 'suggestion-9', content: 'Still true today.' })],
})

/** A search that responds when the test says so. */
async function openSlowly() {
  let answer!: (found: unknown) => void
  const api = fakeApi({ [`GET ${OFFERS}`]: () => new Promise((resolve) => (answer = resolve)) })
  onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy() }))
  const { user } = await openPanel()
  await findRow(METRIC)
  return { api, user, answer: () => answer({ offers: [FOUND] }) }
}
const asked = (api: ReturnType<typeof fakeApi>) =>
  expect.poll(() => api.to(`GET ${OFFERS}`).map(({ query }) => query.get('search')))

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
    await findRow(METRIC)
    await user.type(searchField(), 'KINDEST')
    await expect.poll(() => screen.getAllByRole('option')).toHaveLength(1)
    expect(selectedRow().textContent).toMatch(KIND)
    expect(requests.filter(({ path }) => path === OFFERS)).toEqual([])
  })
})

describe('the search', () => {
  it('tells a screen reader how much it has found', async () => {
    const api = fakeApi({ [`GET ${OFFERS}`]: { offers: [] } })
    const { user } = await openPanel()
    await findRow(METRIC)
    expect(screen.queryByText(/result/)).toBeNull()
    await user.type(searchField(), 'kindest')
    await screen.findByText('1 result')
    await user.type(searchField(), ' of all')
    await screen.findByText('No results')
    await asked(api).toEqual(['kindest of all'])
    await user.clear(searchField())
    await findRow(METRIC)
    expect(screen.queryByText(/result/)).toBeNull()
  })

  it('asks the server once typing has paused, and copies from the results', async () => {
    const api = fakeApi({ [`GET ${OFFERS}`]: { offers: [FOUND] } })
    onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy() }))
    const { user } = await openPanel()
    await findRow(METRIC)
    await user.type(searchField(), 'older')
    await findRow(/Still true today/)
    expect(api.to(`GET ${OFFERS}`).map(({ query }) => query.get('search'))).toEqual(['older'])
    await user.keyboard('{Enter}')
    expect(callsOf('suggestion:copy')).toEqual([['post-9', 'suggestion-9', COPY_AND_OPEN]])
  })

  it('says that nothing was found, and returns to the list', async () => {
    fakeApi({ [`GET ${OFFERS}`]: { offers: [] } })
    const { user } = await openPanel()
    await findRow(METRIC)
    await user.type(searchField(), 'zebra')
    await screen.findByRole('heading', { name: 'Nothing found' })
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(await findRow(METRIC)).toBeTruthy()
  })

  it.each([
    ['Clear the search', { offers: [] }],
    ['Try again', refuse(500, 'INTERNAL_ERROR')],
  ])('has the focus again after %s', async (name, answer) => {
    const api = fakeApi({ [`GET ${OFFERS}`]: answer })
    const { user } = await openPanel()
    await findRow(METRIC)
    await user.type(searchField(), 'zebra')
    const button = await screen.findByRole('button', { name })
    await user.tab()
    expect(document.activeElement).toBe(button)
    api.on(`GET ${OFFERS}`, { offers: [FOUND] })
    await user.keyboard('{Enter}')
    await expect.poll(() => document.activeElement).toBe(searchField())
  })

  it('says that it failed, and tries again', async () => {
    const api = fakeApi({ [`GET ${OFFERS}`]: refuse(500, 'INTERNAL_ERROR') })
    const { user } = await openPanel()
    await findRow(METRIC)
    await user.type(searchField(), 'older')
    await screen.findByRole('heading', { name: 'The list could not be loaded' })
    api.on(`GET ${OFFERS}`, { offers: [FOUND] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await findRow(/Still true today/)).toBeTruthy()
  })

  describe('with Enter before its list has come', () => {
    it('copies what was searched, once, as soon as the server has found it', async () => {
      const { api, user, answer } = await openSlowly()
      await user.type(searchField(), 'older{Enter}')
      await screen.findByText('Waiting for the results. Esc cancels.')
      await asked(api).toEqual(['older'])
      expect(callsOf('suggestion:copy')).toEqual([])
      answer()
      await expect.poll(() => callsOf('suggestion:copy')).toEqual([['post-9', 'suggestion-9', COPY_AND_OPEN]])
      await findRow(/Still true today/)
      expect(screen.queryByText(/Waiting for the results/)).toBeNull()
    })

    it('copies a match of the newest posts at once', async () => {
      const { user } = await openSlowly()
      await user.type(searchField(), 'kindest{Enter}')
      await expect.poll(() => callsOf('suggestion:copy')).toEqual([['post-2', 'suggestion-3', COPY_AND_OPEN]])
    })

    it('copies the suggestion with the words rather than the first one of its post', async () => {
      const { user } = await openSlowly()
      await user.type(searchField(), 'BORING fix{Enter}')
      await expect.poll(() => callsOf('suggestion:copy')).toEqual([['post-1', 'suggestion-2', COPY_AND_OPEN]])
    })

    it('copies nothing after Escape, and stays open', async () => {
      const { api, user, answer } = await openSlowly()
      await user.type(searchField(), 'older{Enter}')
      await asked(api).toEqual(['older'])
      await user.keyboard('{Escape}')
      answer()
      await findRow(/Still true today/)
      expect([callsOf('suggestion:copy'), callsOf('panel:close')]).toEqual([[], []])
      await user.keyboard('{Escape}')
      expect(callsOf('panel:close')).toHaveLength(1)
    })

    it('copies nothing after other words were typed', async () => {
      const { api, user, answer } = await openSlowly()
      await user.type(searchField(), 'older{Enter}')
      await asked(api).toEqual(['older'])
      await user.type(searchField(), ' post')
      await asked(api).toEqual(['older', 'older post'])
      answer()
      await findRow(/Still true today/)
      expect(callsOf('suggestion:copy')).toEqual([])
    })

    it('copies nothing when the search fails, nor after another try', async () => {
      const api = fakeApi({ [`GET ${OFFERS}`]: refuse(500, 'INTERNAL_ERROR') })
      const { user } = await openPanel()
      await findRow(METRIC)
      await user.type(searchField(), 'older{Enter}')
      await screen.findByRole('heading', { name: 'The list could not be loaded' })
      api.on(`GET ${OFFERS}`, { offers: [FOUND] })
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await findRow(/Still true today/)
      expect(callsOf('suggestion:copy')).toEqual([])
    })
  })
})
