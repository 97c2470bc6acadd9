import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { COPY_AND_OPEN } from '../../../shared/copy-choice.ts'
import { change } from '../../testing/change.ts'
import { callsOf, onCall } from '../../testing/fake-bridge.ts'
import { aCopy, anOffer, anOfferedSuggestion, seen } from '../../testing/fixtures.ts'
import { BORING, findRow, KIND, METRIC, openPanel, searchField, selectedRow } from '../testing/open-panel.tsx'

/** Presses a key that an input method handles. */
const compose = (key: string) => fireEvent.keyDown(searchField(), { key, isComposing: true, keyCode: 229 })

describe('with an input method', () => {
  it('copies nothing on the Enter that accepts characters, and moves nowhere', async () => {
    await openPanel()
    await findRow(METRIC)
    for (const key of ['Enter', 'Tab', 'ArrowDown']) compose(key)
    expect(callsOf('suggestion:copy')).toEqual([])
    expect(selectedRow().textContent).toMatch(METRIC)
  })

  it('stays open on the Escape that discards characters', async () => {
    await openPanel()
    await findRow(METRIC)
    compose('Escape')
    expect(callsOf('panel:close')).toEqual([])
  })
})

it('copies without opening the post on Shift+Enter', async () => {
  onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy() }))
  const { user } = await openPanel()
  await findRow(METRIC)
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  await screen.findByText('Copied')
  expect(callsOf('suggestion:copy')).toEqual([
    ['post-1', 'suggestion-1', { ...COPY_AND_OPEN, opensPost: false }],
  ])
})

it('copies a claimed suggestion again without opening the post on Shift+Enter', async () => {
  onCall('clipboard:write', () => true)
  const own = anOfferedSuggestion({ isLocked: true, claimedByYou: true })
  const { user } = await openPanel({ offers: seen(anOffer({ suggestions: [own] })) })
  await findRow(METRIC)
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.poll(() => callsOf('clipboard:write')).toHaveLength(1)
  expect(callsOf('link:open')).toEqual([])
})

describe('undoing with Ctrl+Z', () => {
  it('is the undo of the text while there is no copy', async () => {
    const { user } = await openPanel()
    await findRow(METRIC)
    await user.keyboard('{Control>}z{/Control}')
    expect(callsOf('suggestion:undo')).toEqual([])
  })

  it('releases the last copy', async () => {
    onCall('suggestion:undo', () => ({ outcome: 'undone' }))
    const { user } = await openPanel({ lastCopy: aCopy() })
    await findRow(METRIC)
    await user.keyboard('{Control>}z{/Control}')
    change({ lastCopy: null })
    expect(await screen.findByText('Undone. The suggestion is available again.')).toBeTruthy()
    expect(callsOf('suggestion:undo')).toHaveLength(1)
  })
})

describe('Tab', () => {
  it('moves to the first suggestion of the next post, and back', async () => {
    const { user } = await openPanel()
    await findRow(METRIC)
    await user.keyboard('{ArrowDown}')
    expect(selectedRow().textContent).toMatch(BORING)
    await user.keyboard('{Tab}')
    expect(selectedRow().textContent).toMatch(KIND)
    await user.keyboard('{Shift>}{Tab}{/Shift}')
    expect(selectedRow().textContent).toMatch(METRIC)
    expect(document.activeElement).toBe(searchField())
  })

  it('moves to a suggestion that can be copied rather than to one that was', async () => {
    const own = anOfferedSuggestion({ id: 'own', content: 'Mine.', isLocked: true, claimedByYou: true })
    const free = anOfferedSuggestion({ id: 'free', content: 'Available.' })
    const other = anOffer({ post: { id: 'post-2', title: 'Another' }, suggestions: [own, free] })
    const { user } = await openPanel({ offers: seen(anOffer(), other) })
    await findRow(METRIC)
    await user.keyboard('{Tab}')
    expect(selectedRow().textContent).toMatch(/Available/)
  })

  it('leaves the list after the last post, to the buttons of the selected suggestion', async () => {
    const { user } = await openPanel()
    await findRow(METRIC)
    await user.keyboard('{Tab}{Tab}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit first' }))
    await user.keyboard('{Tab}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' }))
  })

  it('leaves the list before the first post, to the header', async () => {
    const { user } = await openPanel()
    await findRow(METRIC)
    await user.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open dashboard' }))
  })
})
