import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi } from '@fanfare/ui-kit/testing/fake-api.ts'
import { change } from '../../testing/change.ts'
import { callsOf } from '../../testing/fake-bridge.ts'
import { anOffer, anOfferedSuggestion, seen } from '../../testing/fixtures.ts'
import {
  BORING,
  KIND,
  METRIC,
  OFFERS,
  findRow,
  openPanel,
  searchField,
  selectedRow,
} from '../testing/open-panel.tsx'

/** Shows or hides the window. */
function show(shown: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!shown)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

afterEach(() => void vi.restoreAllMocks())

describe('the list', () => {
  it('is rendered from the state of main, without a request', async () => {
    const { requests } = fakeApi()
    await openPanel()
    const post = await screen.findByRole('group', { name: /How we cut our latency in half 2 left/ })
    expect(within(post).getAllByRole('option')).toHaveLength(2)
    expect(requests.filter(({ path }) => path === OFFERS)).toEqual([])
  })

  it('focuses the search, and selects the first suggestion', async () => {
    await openPanel()
    await findRow(METRIC)
    expect(document.activeElement).toBe(searchField())
    expect(selectedRow().textContent).toMatch(METRIC)
    expect(searchField().getAttribute('aria-activedescendant')).toBe(selectedRow().id)
  })

  it('moves the selection by the arrows, across posts, and stops at both ends', async () => {
    const { user } = await openPanel()
    await findRow(METRIC)
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(selectedRow().textContent).toMatch(KIND)
    await user.keyboard('{ArrowUp}')
    expect(selectedRow().textContent).toMatch(BORING)
  })

  it('keeps the order of the suggestions when the server changes it', async () => {
    await openPanel()
    await findRow(METRIC)
    const copied = anOfferedSuggestion({ isLocked: true, claimedByYou: true })
    const boring = anOfferedSuggestion({ id: 'suggestion-2', content: 'A very boring fix.', isNext: true })
    change({ offers: seen(anOffer({ suggestions: [boring, copied] })) })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(METRIC),
      expect.stringMatching(BORING),
    ])
  })

  it('covers a sensitive post until it is uncovered', async () => {
    const offer = anOffer({ post: { title: 'A hard year', isSensitive: true } })
    const { user } = await openPanel({ offers: seen(offer) })
    await screen.findByRole('group', { name: /Sensitive post/ })
    expect(screen.queryByText('A hard year')).toBeNull()
    expect(screen.queryByText(METRIC)).toBeNull()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('A hard year')).toBeTruthy()
    expect(selectedRow().textContent).toMatch(METRIC)
    expect(callsOf('suggestion:copy')).toEqual([])
  })

  it('says that a post has no suggestions yet, and selects one that can be copied', async () => {
    const fresh = anOffer({
      post: { id: 'fresh', title: 'Brand new' },
      available: 0,
      total: 0,
      suggestions: [],
    })
    await openPanel({ offers: seen(fresh, anOffer()) })
    expect(await screen.findByRole('option', { name: /No suggestions yet/ })).toBeTruthy()
    expect(selectedRow().textContent).toMatch(METRIC)
  })

  it.each([
    [{ total: 0, whyNone: 'noneYet' }, 'No suggestions yet.', 'None yet'],
    [{ whyNone: 'allCopied' }, 'Every suggestion is copied.', 'None left for you'],
    [{ whyNone: 'onlyYours' }, 'Only your own are left.', 'None left for you'],
    [{ whyNone: 'copyLimit' }, 'You have reached your limit here.', 'None left for you'],
    [{ whyNone: null }, 'None is left for you here.', 'None left for you'],
  ] as const)('says why nothing of a post can be copied: %j', async (facts, sentence, left) => {
    await openPanel({ offers: seen(anOffer({ available: 0, suggestions: [], ...facts })) })
    expect(await screen.findByRole('option', { name: `${sentence} Write one` })).toBeTruthy()
    expect(screen.getByRole('group', { name: `How we cut our latency in half ${left}` })).toBeTruthy()
  })

  it('opens a post where nothing is left, to write something', async () => {
    const { user } = await openPanel({ offers: seen(anOffer({ available: 0, suggestions: [] })) })
    await screen.findByRole('option', { name: /None is left for you here/ })
    await user.keyboard('{Enter}')
    expect(callsOf('window:open')).toEqual([['/posts/post-1']])
  })
})

describe('the window', () => {
  it('closes on Escape, ready for the next opening', async () => {
    const { user } = await openPanel()
    await findRow(METRIC)
    await user.keyboard('{ArrowDown}{Escape}')
    expect(callsOf('panel:close')).toHaveLength(1)
    expect(selectedRow().textContent).toMatch(METRIC)
    expect(document.activeElement).toBe(searchField())
  })

  it('stays when Escape closes a menu in front of it', async () => {
    const { user } = await openPanel()
    await user.click(await screen.findByRole('button', { name: 'Organization: Northwind Labs' }))
    await screen.findByRole('menuitemradio', { name: 'Northwind Shop' })
    await user.keyboard('{Escape}')
    expect(callsOf('panel:close')).toEqual([])
  })

  it.each([
    ['Settings', '/desktop-settings'],
    ['Open dashboard', '/dashboard'],
  ])('has a button to the main window: %s', async (name, path) => {
    const { user } = await openPanel()
    await user.click(await screen.findByRole('button', { name }))
    expect(callsOf('window:open')).toEqual([[path]])
  })

  it('switches the organization for the whole client', async () => {
    const { user } = await openPanel()
    await user.click(await screen.findByRole('button', { name: 'Organization: Northwind Labs' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Northwind Shop' }))
    expect(callsOf('organization:choose')).toEqual([['org-2']])
  })

  it('offers no switch when there is one organization only', async () => {
    await openPanel({ organizations: [{ id: 'org-1', name: 'Northwind Labs' }] })
    expect(screen.queryByRole('button', { name: /Organization/ })).toBeNull()
    expect(screen.getByText('Northwind Labs')).toBeTruthy()
  })

  it('is reset when it is hidden, and is as it was then when it opens', async () => {
    const { user } = await openPanel({ connection: 'offline' })
    await findRow(METRIC)
    await user.type(searchField(), 'kindest')
    await expect.poll(() => screen.getAllByRole('option')).toHaveLength(1)
    show(false)
    expect(await findRow(METRIC)).toBeTruthy()
    expect(searchField()).toHaveProperty('value', '')
    const field = searchField()
    show(true)
    expect(searchField()).toBe(field)
    expect(document.activeElement).toBe(field)
  })

  it('selects the first suggestion of the list that has come meanwhile', async () => {
    await openPanel()
    await findRow(METRIC)
    show(false)
    const news = anOffer({
      post: { id: 'post-0' },
      suggestions: [anOfferedSuggestion({ id: 'new', content: 'Brand new.' })],
    })
    change({ offers: seen(news, anOffer()) })
    expect(selectedRow().textContent).toMatch(METRIC)
    show(true)
    expect(selectedRow().textContent).toMatch(/Brand new/)
    expect(document.activeElement).toBe(searchField())
  })
})
