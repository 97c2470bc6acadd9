import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeApi, refuse } from '@fanfare/ui-kit/testing/fake-api.ts'
import { anOrganization, aUser } from '@fanfare/ui-kit/testing/fixtures.ts'
import type { DesktopState } from '../../shared/desktop-state.ts'
import { change } from '../testing/change.ts'
import { callsOf, onCall } from '../testing/fake-bridge.ts'
import { aCopy, anOffer, anOffered, seen } from '../testing/fixtures.ts'
import { renderWindow } from '../testing/render-window.tsx'
import PanelScreen from './panel-screen.tsx'

const OFFERS = '/posts/organization/org-1/offers'
const METRIC = /What was the one metric/
const BORING = /A very boring fix/
const KIND = /The kindest team/

async function open(facts: Partial<DesktopState> = {}, organizations = [anOrganization()]) {
  change(facts)
  const view = await renderWindow(<PanelScreen />, { user: aUser(), organizations })
  await screen.findByRole('contentinfo')
  return view
}

const selected = () => screen.getByRole('option', { selected: true })
const search = () => screen.getByRole('combobox', { name: 'Find a post or a suggestion' })

describe('what there is to say without a list', () => {
  it('asks somebody who is not signed in to do so, in the main window', async () => {
    const { user } = await open({ handle: null, offers: null })
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(callsOf('window:open')).toEqual([['/']])
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('shows rows to come while nothing is known', async () => {
    await open({ offers: null })
    expect(await screen.findByText('Loading…')).toBeTruthy()
  })

  it('does not show the list of another organization', async () => {
    await open({ organizationId: 'org-2' })
    expect(await screen.findByText('Loading…')).toBeTruthy()
    expect(screen.queryByText(METRIC)).toBeNull()
  })

  it('leads to the first post where there is none', async () => {
    const { user } = await open({ offers: seen() })
    await user.click(await screen.findByRole('button', { name: 'Share a post' }))
    expect(callsOf('window:open')).toEqual([['/org-1/create-post']])
  })

  it('leads to a first organization where there is none', async () => {
    const nowhere = { offers: null, organizationId: null, organizations: [] }
    const { user } = await open(nowhere, [])
    await user.click(await screen.findByRole('button', { name: 'Create an organization' }))
    expect(callsOf('window:open')).toEqual([['/organizations/create']])
  })

  it('says that the server is away when there is not even a last list, and tries again', async () => {
    const { user } = await open({ offers: null, reach: 'offline' })
    await screen.findByRole('heading', { name: 'The server cannot be reached' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(callsOf('offers:refresh')).toHaveLength(1)
  })
})

describe('the list', () => {
  it('is drawn from what main knows, without a question to the server', async () => {
    const { requests } = fakeApi()
    await open()
    const post = await screen.findByRole('group', { name: /How we cut our latency in half 2 free/ })
    expect(within(post).getAllByRole('option')).toHaveLength(2)
    expect(requests.filter(({ path }) => path === OFFERS)).toEqual([])
  })

  it('begins in the search, with the first suggestion selected', async () => {
    await open()
    await screen.findByText(METRIC)
    expect(document.activeElement).toBe(search())
    expect(selected().textContent).toMatch(METRIC)
    expect(search().getAttribute('aria-activedescendant')).toBe(selected().id)
  })

  it('is walked by the arrows, across posts, and stops at its ends', async () => {
    const { user } = await open()
    await screen.findByText(METRIC)
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(selected().textContent).toMatch(KIND)
    await user.keyboard('{ArrowUp}')
    expect(selected().textContent).toMatch(BORING)
  })

  it('keeps every suggestion where it was seen, whatever the server sorts', async () => {
    await open()
    await screen.findByText(METRIC)
    const copied = anOffered({ isLocked: true, lockedByYou: true })
    const boring = anOffered({ id: 'suggestion-2', content: 'A very boring fix.', isNext: true })
    change({ offers: seen(anOffer({ suggestions: [boring, copied] })) })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(METRIC),
      expect.stringMatching(BORING),
    ])
  })

  it('covers a sensitive post until somebody asks for it', async () => {
    const offer = anOffer({ post: { title: 'A hard year', isSensitive: true } })
    const { user } = await open({ offers: seen(offer) })
    await screen.findByRole('group', { name: /Sensitive post/ })
    expect(screen.queryByText('A hard year')).toBeNull()
    expect(screen.queryByText(METRIC)).toBeNull()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('A hard year')).toBeTruthy()
    expect(selected().textContent).toMatch(METRIC)
    expect(callsOf('suggestion:copy')).toEqual([])
  })

  it('says that a post has no suggestions yet, and passes it over for one to copy', async () => {
    const fresh = anOffer({ post: { id: 'fresh', title: 'Brand new' }, free: 0, total: 0, suggestions: [] })
    await open({ offers: seen(fresh, anOffer()) })
    expect(await screen.findByRole('option', { name: /No suggestions yet/ })).toBeTruthy()
    expect(selected().textContent).toMatch(METRIC)
  })

  it('leads to a post where nothing is left, to write something', async () => {
    const { user } = await open({ offers: seen(anOffer({ free: 0, suggestions: [] })) })
    await screen.findByRole('option', { name: /Every suggestion is used/ })
    await user.keyboard('{Enter}')
    expect(callsOf('window:open')).toEqual([['/posts/post-1']])
  })
})

describe('copying', () => {
  it('copies the selected suggestion on Enter, and celebrates', async () => {
    onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy() }))
    const { user } = await open()
    await screen.findByText(METRIC)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(callsOf('suggestion:copy')).toEqual([['post-1', 'suggestion-1']])
  })

  it('copies once, however often Enter is pressed meanwhile', async () => {
    onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy() }))
    const { user } = await open()
    await screen.findByText(METRIC)
    await user.keyboard('{Enter}{Enter}{Enter}')
    await screen.findByText('Copied')
    expect(callsOf('suggestion:copy')).toHaveLength(1)
  })

  it('copies by a press of Copy, and keeps the focus in the search', async () => {
    onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy() }))
    const { user } = await open()
    const option = await screen.findByRole('option', { name: KIND })
    await user.click(within(option).getByText('Copy'))
    expect(callsOf('suggestion:copy')).toEqual([['post-2', 'suggestion-3']])
    expect(document.activeElement).toBe(search())
  })

  it('only selects when a card is pressed beside its button', async () => {
    const { user } = await open()
    await user.click(await screen.findByText(KIND))
    expect(selected().textContent).toMatch(KIND)
    expect(callsOf('suggestion:copy')).toEqual([])
  })

  it('says that a colleague was faster, and selects what is next', async () => {
    onCall('suggestion:copy', () => ({ outcome: 'none-left' }))
    const { user } = await open()
    await screen.findByText(METRIC)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('A colleague was faster. The next one is selected.')).toBeTruthy()
    expect(screen.queryByText(METRIC)).toBeNull()
    expect(selected().textContent).toMatch(BORING)
    expect(callsOf('offers:refresh')).toHaveLength(1)
  })

  it('says that nothing is left when the last one was lost', async () => {
    onCall('suggestion:copy', () => ({ outcome: 'none-left' }))
    const { user } = await open()
    await screen.findByText(KIND)
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(await screen.findByText('A colleague was faster, and nothing is left there.')).toBeTruthy()
    expect(await screen.findByRole('option', { name: /Every suggestion is used/ })).toBeTruthy()
  })

  it.each([
    ['offline', 'Nothing was copied: the server cannot be reached.'],
    ['refused', 'Nothing was copied: the server refused. Open the post to see why.'],
  ] as const)('says what went wrong when the outcome is %s', async (outcome, words) => {
    onCall('suggestion:copy', () => ({ outcome }))
    const { user } = await open()
    await screen.findByText(METRIC)
    await user.keyboard('{Enter}')
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('copies what is theirs already once more, without a claim', async () => {
    onCall('clipboard:write', () => true)
    const own = anOffered({ isLocked: true, lockedByYou: true, copiedContent: 'My own words' })
    const { user } = await open({ offers: seen(anOffer({ suggestions: [own] })) })
    await screen.findByText('My own words')
    await user.keyboard('{Enter}')
    expect(callsOf('clipboard:write')).toEqual([['My own words']])
    await expect.poll(() => callsOf('link:open')).toEqual([['https://www.linkedin.com/posts/latency-7264']])
    expect(callsOf('suggestion:copy')).toEqual([])
  })

  it('offers to take the last copy back, and says what came of it', async () => {
    onCall('suggestion:undo', () => true)
    const { user } = await open({ lastCopy: aCopy() })
    expect(within(await screen.findByRole('option', { name: METRIC })).getByText('Copied')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    change({ lastCopy: null })
    expect(await screen.findByText('Taken back. The suggestion is free again.')).toBeTruthy()
  })

  it('says so when it was too late to take it back', async () => {
    onCall('suggestion:undo', () => false)
    const { user } = await open({ lastCopy: aCopy() })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/This could not be undone/)).toBeTruthy()
  })
})

describe('while the server is away', () => {
  it('shows the last list with its time, to be read only', async () => {
    const { user } = await open({ reach: 'offline' })
    expect(await screen.findByText(/^Offline – as of/)).toBeTruthy()
    expect(screen.queryByText('Copy')).toBeNull()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Nothing was copied: the server cannot be reached.')).toBeTruthy()
    expect(callsOf('suggestion:copy')).toEqual([])
  })

  it('searches in what it knows', async () => {
    const { requests } = fakeApi()
    const { user } = await open({ reach: 'offline' })
    await screen.findByText(METRIC)
    await user.type(search(), 'KINDEST')
    await expect.poll(() => screen.getAllByRole('option')).toHaveLength(1)
    expect(selected().textContent).toMatch(KIND)
    expect(requests.filter(({ path }) => path === OFFERS)).toEqual([])
  })
})

describe('the search', () => {
  const FOUND = anOffer({
    post: { id: 'post-9', title: 'An older post' },
    suggestions: [anOffered({ id: 'suggestion-9', content: 'Still true today.' })],
  })

  it('asks the server once the typing rests, and copies from what it found', async () => {
    const api = fakeApi({ [`GET ${OFFERS}`]: { offers: [FOUND] } })
    onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy() }))
    const { user } = await open()
    await screen.findByText(METRIC)
    await user.type(search(), 'older')
    await screen.findByText('Still true today.')
    expect(api.to(`GET ${OFFERS}`).map(({ query }) => query.get('search'))).toEqual(['older'])
    await user.keyboard('{Enter}')
    expect(callsOf('suggestion:copy')).toEqual([['post-9', 'suggestion-9']])
  })

  it('says that nothing was found, and goes back to the list', async () => {
    fakeApi({ [`GET ${OFFERS}`]: { offers: [] } })
    const { user } = await open()
    await screen.findByText(METRIC)
    await user.type(search(), 'zebra')
    await screen.findByRole('heading', { name: 'Nothing found' })
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(await screen.findByText(METRIC)).toBeTruthy()
  })

  it('says that it failed, and tries again', async () => {
    const api = fakeApi({ [`GET ${OFFERS}`]: refuse(500, 'INTERNAL_ERROR') })
    const { user } = await open()
    await screen.findByText(METRIC)
    await user.type(search(), 'older')
    await screen.findByRole('heading', { name: 'The list could not be loaded' })
    api.on(`GET ${OFFERS}`, { offers: [FOUND] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Still true today.')).toBeTruthy()
  })
})

describe('the window', () => {
  it('closes on Escape, ready for the next opening', async () => {
    const { user } = await open()
    await screen.findByText(METRIC)
    await user.keyboard('{ArrowDown}{Escape}')
    expect(callsOf('panel:close')).toHaveLength(1)
    expect(selected().textContent).toMatch(METRIC)
    expect(document.activeElement).toBe(search())
  })

  it('stays when Escape closes a menu in front of it', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Organization: Northwind Labs' }))
    await screen.findByRole('menuitemradio', { name: 'Northwind Shop' })
    await user.keyboard('{Escape}')
    expect(callsOf('panel:close')).toEqual([])
  })

  it.each([
    ['Settings of this computer', '/desktop-settings'],
    ['Open dashboard', '/dashboard'],
  ])('has a button to the main window: %s', async (name, path) => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name }))
    expect(callsOf('window:open')).toEqual([[path]])
  })

  it('switches the organization for the whole computer', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Organization: Northwind Labs' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Northwind Shop' }))
    expect(callsOf('organization:choose')).toEqual([['org-2']])
  })

  it('offers no switch where there is one organization only', async () => {
    await open({ organizations: [{ id: 'org-1', name: 'Northwind Labs' }] })
    expect(screen.queryByRole('button', { name: /Organization/ })).toBeNull()
    expect(screen.getByText('Northwind Labs')).toBeTruthy()
  })

  it('begins anew whenever it is opened', async () => {
    const { user } = await open({ reach: 'offline' })
    await screen.findByText(METRIC)
    await user.type(search(), 'kindest')
    await expect.poll(() => screen.getAllByRole('option')).toHaveLength(1)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText(METRIC)).toBeTruthy()
    expect(search()).toHaveProperty('value', '')
    expect(document.activeElement).toBe(search())
  })
})
