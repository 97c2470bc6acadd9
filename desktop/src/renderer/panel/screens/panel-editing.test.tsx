import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { change } from '../../testing/change.ts'
import { callsOf, onCall } from '../../testing/fake-bridge.ts'
import { aCopy, anOffer, anOfferedSuggestion, seen } from '../../testing/fixtures.ts'
import { findRow, KIND, METRIC, openPanel, searchField, selectedRow } from '../testing/open-panel.tsx'

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your words' })
const WORDS = 'All my own work'
const edited = { content: WORDS, acceptSimilar: false }

/** Opens the editor of the first suggestion, with other words. */
async function edit(words = WORDS, facts: Parameters<typeof openPanel>[0] = {}) {
  const { user } = await openPanel(facts)
  await findRow(METRIC)
  await user.keyboard('{Control>}e{/Control}')
  const area = await field()
  await user.clear(area)
  await user.click(area)
  await user.paste(words)
  return { user, area }
}

describe('what cannot be edited', () => {
  it.each<[string, Parameters<typeof openPanel>[0]]>([
    ['a suggestion they have claimed', { offers: seen(anOffer({ suggestions: [claimed()] })) }],
    ['the cover of a sensitive post', { offers: seen(anOffer({ post: { isSensitive: true } })) }],
    ['anything while the server is offline', { connection: 'offline' }],
  ])('is %s', async (_what, facts) => {
    const { user } = await openPanel(facts)
    await screen.findAllByRole('option')
    await user.keyboard('{Control>}e{/Control}')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Edit first' })).toBeNull()
  })
})

describe('a refused text', () => {
  it('is empty', async () => {
    const { user } = await edit('  ')
    await user.keyboard('{Enter}')
    await screen.findByText('Write something first.')
    expect(callsOf('suggestion:copy')).toEqual([])
  })

  it('is too long for the network of the post', async () => {
    const offer = anOffer({ post: { host: 'x.com' } })
    const { user, area } = await edit('x'.repeat(283), { offers: seen(offer) })
    await user.keyboard('{Enter}')
    await screen.findByText('3 over the limit of 280 characters for x.com.')
    expect(area.value).toHaveLength(283)
    expect(callsOf('suggestion:copy')).toEqual([])
  })

  it('repeats another, which is shown, and cannot be copied anyway', async () => {
    onCall('suggestion:copy', () => ({ outcome: 'repeated', text: 'The very same words' }))
    const { user, area } = await edit()
    await user.keyboard('{Enter}')
    await screen.findByText('The very same words')
    expect(screen.queryByRole('button', { name: 'Copy anyway' })).toBeNull()
    expect(area.value).toBe(WORDS)
  })

  it('is similar to another, and is copied after a confirmation', async () => {
    onCall('suggestion:copy', () => ({ outcome: 'similar', text: null }))
    const { user } = await edit()
    await user.keyboard('{Enter}')
    await screen.findByText(/very close to another suggestion/)
    onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy() }))
    await user.click(screen.getByRole('button', { name: 'Copy anyway' }))
    await expect.poll(() => screen.queryByRole('textbox')).toBeNull()
    expect(callsOf('suggestion:copy').at(-1)?.[2]).toEqual({
      opensPost: true,
      edited: { ...edited, acceptSimilar: true },
    })
  })

  it('is no longer refused once it has changed', async () => {
    onCall('suggestion:copy', () => ({ outcome: 'similar', text: null }))
    const { user, area } = await edit()
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Copy anyway' })
    await user.type(area, '!')
    expect(screen.queryByRole('button', { name: 'Copy anyway' })).toBeNull()
  })
})

describe('the text is kept', () => {
  it('when a colleague was faster, also once the suggestion is gone', async () => {
    onCall('suggestion:copy', () => ({ outcome: 'lost', next: null, isSensitive: false }))
    const { user, area } = await edit()
    await user.keyboard('{Enter}')
    await screen.findByText(/Your text is still here/)
    expect(callsOf('offers:refresh')).toHaveLength(1)
    change({ offers: seen(anOffer({ suggestions: [] })) })
    expect(area.value).toBe(WORDS)
    expect(area.isConnected).toBe(true)
  })

  it('when the server does not answer', async () => {
    onCall('suggestion:copy', () => ({ outcome: 'unanswered' }))
    const { user, area } = await edit()
    await user.keyboard('{Enter}')
    await screen.findByText(/^Nothing was copied. The server has not answered/)
    expect(area.value).toBe(WORDS)
  })

  it('while the panel is hidden', async () => {
    const { user } = await edit()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await findRow(METRIC)
    expect(document.activeElement).toBe(searchField())
    await user.keyboard('{Control>}e{/Control}')
    expect((await field()).value).toBe(WORDS)
  })
})

it('makes way for the list when the search is focused, and keeps the text', async () => {
  const { user } = await edit()
  await user.click(searchField())
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.keyboard('{Control>}e{/Control}')
  expect((await field()).value).toBe(WORDS)
})

it('does not copy on the Enter of an input method', async () => {
  const { area } = await edit()
  fireEvent.keyDown(area, { key: 'Enter', isComposing: true })
  expect(callsOf('suggestion:copy')).toEqual([])
})

it('begins a new line on Shift+Enter', async () => {
  const { user, area } = await edit('First')
  await user.keyboard('{Shift>}{Enter}{/Shift}Second')
  expect(area.value).toBe('First\nSecond')
  expect(callsOf('suggestion:copy')).toEqual([])
})

it('copies the edited text on Enter, opens the post and returns to the search', async () => {
  onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy({ text: WORDS }) }))
  const { user } = await edit()
  await user.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(searchField())
  expect(callsOf('suggestion:copy')).toEqual([['post-1', 'suggestion-1', { opensPost: true, edited }]])
})

it('goes back on Escape without the text, and stays open', async () => {
  const { user } = await edit()
  await user.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(searchField())
  expect(callsOf('panel:close')).toEqual([])
  await user.keyboard('{Control>}e{/Control}')
  expect((await field()).value).toMatch(METRIC)
})

it('ends when another suggestion is selected', async () => {
  const { user } = await edit()
  await user.click(await findRow(KIND))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(selectedRow().textContent).toMatch(KIND)
})

it('leads to the search, not to nowhere, when the button that opened it is gone', async () => {
  const { user } = await openPanel({ offers: seen(anOffer()) })
  await findRow(METRIC)
  await user.keyboard('{Tab}{Enter}')
  expect(document.activeElement).toBe(await field())
  await user.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(searchField())
})

it('opens by the button of the preview', async () => {
  const { user } = await openPanel()
  await findRow(METRIC)
  await user.click(screen.getByRole('button', { name: 'Edit first' }))
  expect(document.activeElement).toBe(await field())
})

function claimed() {
  return anOfferedSuggestion({ isLocked: true, claimedByYou: true })
}
