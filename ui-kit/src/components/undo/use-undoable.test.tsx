import { useQueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { UNDO_WINDOW_MS } from '@fanfare/contract/core/rules/limits.ts'
import type { PendingActionAnswer } from '@fanfare/contract/core/data/pending_action.ts'
import { Button } from '../../primitives/button.tsx'
import { toast } from '../../primitives/toast.ts'
import { fakeApi, refuse, unreachable } from '../../testing/fake-api.ts'
import { aUser } from '../../testing/fixtures.ts'
import { pendingAnswer } from '../../testing/pending-answer.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { endAction } from './end-action.ts'
import { hideTargets, useHiddenTargets, withoutHidden } from './pending-actions.ts'
import RestoredActions from './restored-actions.tsx'
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

it('can be reached with F6, and stays while it has the focus, without the button once its time is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await askFor(pendingAnswer('a'))
  await screen.findByRole('button', { name: 'Undo: 1 deleted.' })
  await user.keyboard('{F6}')
  await user.tab()
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Undo: 1 deleted.')
  await act(() => vi.advanceTimersByTimeAsync(UNDO_WINDOW_MS))
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('1 deleted.')
})

function Reloaded({ undoMs }: { undoMs: number }) {
  const queryClient = useQueryClient()
  useState(() => hideTargets(queryClient, { id: 'action-1', ids: ['a', 'b'], undoMs }))
  return (
    <>
      <Fixture answer={pendingAnswer()} />
      <RestoredActions />
    </>
  )
}

it('offers to undo what was asked for before the page was loaded again', async () => {
  const server = fakeApi({ [UNDO]: () => undefined })
  const { user } = await renderScreen(<Reloaded undoMs={8_000} />, { user: aUser() })
  expect(rows()).toBe('c')
  await user.click(await screen.findByRole('button', { name: 'Undo: You can still undo your last action.' }))
  await screen.findByText('Undone')
  expect(rows()).toBe('a,b,c')
  expect(server.to(UNDO)).toHaveLength(1)
})

it('hides what was asked for before, and offers nothing when its time is over', async () => {
  const { queryClient } = await renderScreen(<Reloaded undoMs={0} />, { user: aUser() })
  toast('info', 'Another message')
  await screen.findByText('Another message')
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(rows()).toBe('c')
  endAction(queryClient, 'action-1', 0)
  await expect.poll(rows).toBe('a,b,c')
})

it('shows the targets again that the server refused at last', async () => {
  const { queryClient } = await askFor(pendingAnswer('a', 'b'))
  await screen.findByText('2 deleted.')
  expect(rows()).toBe('c')
  endAction(queryClient, 'action-1', 1)
  await expect.poll(rows).toBe('a,b,c')
})
