import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { COPY_AND_OPEN } from '../../../shared/copy-choice.ts'
import { change } from '../../testing/change.ts'
import { callsOf, onCall } from '../../testing/fake-bridge.ts'
import { aCopy, anOffer, anOfferedSuggestion, seen } from '../../testing/fixtures.ts'
import { KIND, METRIC, findRow, openPanel, searchField, selectedRow } from '../testing/open-panel.tsx'

describe('copying', () => {
  it('copies the selected suggestion on Enter, and says so', async () => {
    onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy() }))
    const { user } = await openPanel()
    await findRow(METRIC)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(callsOf('suggestion:copy')).toEqual([['post-1', 'suggestion-1', COPY_AND_OPEN]])
  })

  it('copies once, however often Enter is pressed meanwhile', async () => {
    onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy() }))
    const { user } = await openPanel()
    await findRow(METRIC)
    await user.keyboard('{Enter}{Enter}{Enter}')
    await screen.findByText('Copied')
    expect(callsOf('suggestion:copy')).toHaveLength(1)
  })

  it('copies by a click on Copy, and keeps the focus in the search', async () => {
    onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy() }))
    const { user } = await openPanel()
    const option = await screen.findByRole('option', { name: KIND })
    await user.click(within(option).getByTitle('Copy'))
    expect(callsOf('suggestion:copy')).toEqual([['post-2', 'suggestion-3', COPY_AND_OPEN]])
    expect(document.activeElement).toBe(searchField())
  })

  it('only selects on a click outside of the button', async () => {
    const { user } = await openPanel()
    await user.click(await findRow(KIND))
    expect(selectedRow().textContent).toMatch(KIND)
    expect(callsOf('suggestion:copy')).toEqual([])
  })

  it('says that a colleague was faster, and selects what the server proposes, wherever it is', async () => {
    const next = { id: 'suggestion-3', content: 'The kindest team I know.' }
    const offer = anOffer({
      suggestions: [
        anOfferedSuggestion(next),
        anOfferedSuggestion({ isNext: true }),
        anOfferedSuggestion({ id: 'suggestion-2', content: 'A very boring fix.' }),
      ],
    })
    onCall('suggestion:copy', () => ({ outcome: 'lost', next, isSensitive: false }))
    const { user } = await openPanel({ offers: seen(offer) })
    await findRow(METRIC)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByText('A colleague was faster. The next one is selected.')).toBeTruthy()
    expect(screen.queryByText(METRIC)).toBeNull()
    expect(screen.getAllByRole('option')).toHaveLength(2)
    expect(selectedRow().textContent).toMatch(KIND)
    expect(callsOf('offers:refresh')).toHaveLength(1)
  })

  it('shows a proposal that is not listed yet, and copies it on Enter', async () => {
    onCall('suggestion:copy', () => ({
      outcome: 'lost',
      isSensitive: false,
      next: { id: 'suggestion-9', content: 'Brand new.' },
    }))
    const { user } = await openPanel()
    await findRow(METRIC)
    await user.keyboard('{Enter}')
    await findRow(/Brand new/)
    expect(selectedRow().textContent).toMatch(/Brand new/)
    onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy({ commentId: 'suggestion-9' }) }))
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(callsOf('suggestion:copy').at(-1)).toEqual(['post-1', 'suggestion-9', COPY_AND_OPEN])
  })

  it.each([{ outcome: 'lost', next: null, isSensitive: false }, { outcome: 'none-left' }] as const)(
    'says that nothing is left when the last one was lost: %j',
    async (outcome) => {
      onCall('suggestion:copy', () => outcome)
      const { user } = await openPanel()
      await findRow(KIND)
      await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
      expect(await screen.findByText('A colleague was faster, and nothing is left for you.')).toBeTruthy()
      expect(await screen.findByRole('option', { name: /None is left for you here/ })).toBeTruthy()
    },
  )

  it.each([
    ['post-deleted', 'Nothing was copied. The post has been deleted, or you have left its organization.'],
    ['post-ended', 'Nothing was copied. The post has ended. Copy from another one.'],
    [
      'suggestion-deleted',
      'Nothing was copied. The suggestion has been deleted, or you have left its organization.',
    ],
  ] as const)('says so when the outcome is %s, and fetches the list again', async (outcome, words) => {
    onCall('suggestion:copy', () => ({ outcome }))
    const { user } = await openPanel()
    await findRow(METRIC)
    await user.keyboard('{Enter}')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText(METRIC)).toBeNull()
    expect(callsOf('offers:refresh')).toHaveLength(1)
  })

  it.each([
    [{ outcome: 'offline' }, /^Nothing was copied. The server cannot be reached./],
    [{ outcome: 'unanswered' }, /^Nothing was copied. The server has not answered./],
    [{ outcome: 'clipboard-failed' }, /^Nothing was copied. The clipboard did not accept the text./],
    [{ outcome: 'rate-limited', seconds: 20 }, /^Nothing was copied. .* Try again in 20 seconds.$/],
    [{ outcome: 'refused', code: 'VALIDATION_FAILED' }, /The server refused \(VALIDATION_FAILED\).$/],
  ] as const)('says what went wrong when the outcome is %j', async (outcome, words) => {
    onCall('suggestion:copy', () => outcome)
    const { user } = await openPanel()
    await findRow(METRIC)
    await user.keyboard('{Enter}')
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('copies a suggestion they have claimed again, without another claim', async () => {
    onCall('clipboard:write', () => true)
    const own = anOfferedSuggestion({ isLocked: true, claimedByYou: true, copiedContent: 'My own words' })
    const { user } = await openPanel({ offers: seen(anOffer({ suggestions: [own] })) })
    await findRow(/My own words/)
    await user.keyboard('{Enter}')
    expect(callsOf('clipboard:write')).toEqual([['My own words']])
    await expect.poll(() => callsOf('link:open')).toEqual([['https://www.linkedin.com/posts/latency-7264']])
    expect(callsOf('suggestion:copy')).toEqual([])
  })

  it('says so when a suggestion they have claimed is not on the clipboard', async () => {
    onCall('clipboard:write', () => false)
    const own = anOfferedSuggestion({ isLocked: true, claimedByYou: true })
    const { user } = await openPanel({ offers: seen(anOffer({ suggestions: [own] })) })
    await findRow(METRIC)
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/The clipboard did not accept the text/)).toBeTruthy()
    expect(callsOf('link:open')).toEqual([])
  })

  it('offers to undo the last copy, and says whether it worked', async () => {
    onCall('suggestion:undo', () => ({ outcome: 'undone' }))
    const { user } = await openPanel({ lastCopy: aCopy() })
    expect(within(await screen.findByRole('option', { name: METRIC })).getByText('Copied')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    change({ lastCopy: null })
    expect(await screen.findByText('Undone. The suggestion is available again.')).toBeTruthy()
  })

  it('says so when it was too late to undo', async () => {
    onCall('suggestion:undo', () => ({ outcome: 'too-late' }))
    const { user } = await openPanel({ lastCopy: aCopy() })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/This could not be undone/)).toBeTruthy()
  })

  it('says why the server did not undo it, and offers to try again', async () => {
    onCall('suggestion:undo', () => ({ outcome: 'server-failed' }))
    const { user } = await openPanel({ lastCopy: aCopy() })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^This was not undone. The server failed./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  })
})
