import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { UNDO_WINDOW_MS } from '@fanfare/contract/core/rules/limits.ts'
import type { PendingActionAnswer } from '@fanfare/contract/core/data/pending_action.ts'
import { Button } from '../../primitives/button.tsx'
import { fakeApi, refuse, unreachable } from '../../testing/fake-api.ts'
import { pendingAnswer } from '../../testing/pending-answer.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { endAction } from './end-action.ts'
import { useHiddenTargets, withoutHidden } from './pending-store.ts'
import { useUndoable } from './use-undoable.ts'

const UNDO = 'DELETE /pending-actions/action-1'
const ROWS = ['a', 'b', 'c'].map((id) => ({ id }))

function Fixture({ answer }: { answer: PendingActionAnswer }) {
  const offerUndo = useUndoable()
  const rows = withoutHidden(ROWS, useHiddenTargets())
  return (
    <>
      <Button onClick={() => offerUndo(answer, (count) => `${count} deleted.`)}>Delete</Button>
      <output aria-label="rows">{rows.map(({ id }) => id).join()}</output>
    </>
  )
}

const rows = () => screen.getByLabelText('rows').textContent

async function askFor(answer: PendingActionAnswer, undone: unknown = () => undefined) {
  const server = fakeApi({ [UNDO]: undone })
  const view = await renderScreen(<Fixture answer={answer} />)
  await view.user.click(screen.getByRole('button', { name: 'Delete' }))
  return { server, ...view }
}

it('hides the targets at once, and shows them in their places after an undo', async () => {
  const { server, user } = await askFor(pendingAnswer('a', 'b'))
  expect(rows()).toBe('c')
  await user.click(await screen.findByRole('button', { name: 'Undo: 2 deleted.' }))
  await screen.findByText('Undone')
  expect(rows()).toBe('a,b,c')
  expect(server.to(UNDO)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Undo: 2 deleted.' })).toBeNull()
})

it.each([
  [refuse(409, 'UNDO_TOO_LATE'), 'It is too late to undo this.'],
  [unreachable, /^The server cannot be reached/],
])('says why it was not undone, and keeps the targets hidden', async (answer, message) => {
  const { user } = await askFor(pendingAnswer('a'), answer)
  await user.click(await screen.findByRole('button', { name: 'Undo: 1 deleted.' }))
  // Shown once visibly, and once for screen readers.
  await screen.findAllByText(message)
  expect(rows()).toBe('b,c')
})

it('hides only what was accepted, and says how many were not', async () => {
  const { results } = pendingAnswer('a', 'b')
  await askFor({ actionId: 'action-1', results: [...results, { id: 'c', error: 'FORBIDDEN' }] })
  await screen.findByText('2 deleted. 1 could not be changed.')
  expect(rows()).toBe('c')
})

it('offers nothing when every target was refused', async () => {
  const refused = ROWS.map(({ id }) => ({ id, error: 'FORBIDDEN' as const }))
  await askFor({ actionId: null, results: refused })
  await screen.findAllByText('3 could not be changed.')
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(rows()).toBe('a,b,c')
})

it('can be reached with F6, and stays while it has the focus', async () => {
  const { user } = await askFor(pendingAnswer('a'))
  await screen.findByRole('button', { name: 'Undo: 1 deleted.' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await user.keyboard('{F6}')
  await user.tab()
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Undo: 1 deleted.')
  await act(() => vi.advanceTimersByTimeAsync(2 * UNDO_WINDOW_MS))
  await user.keyboard('{Enter}')
  await screen.findByText('Undone')
})

it('says that the time is over once the server has carried it out', async () => {
  const { user, queryClient } = await askFor(pendingAnswer('a'))
  await screen.findByRole('button', { name: 'Undo: 1 deleted.' })
  await user.keyboard('{F6}')
  act(() => endAction(queryClient, 'action-1', 0))
  await screen.findByText('It is too late to undo this.')
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

it('shows the targets again that the server refused at last', async () => {
  const { queryClient } = await askFor(pendingAnswer('a', 'b'))
  expect(rows()).toBe('c')
  act(() => endAction(queryClient, 'action-1', 1))
  expect(rows()).toBe('a,b,c')
})
