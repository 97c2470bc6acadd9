import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { refuse } from '../../../testing/fake-api.ts'
import {
  card,
  copyOf,
  LIST,
  listOf,
  LOCK,
  mine,
  offerOf,
  one,
  two,
  unlockable,
  UNLOCK,
  visit,
} from '../../../testing/visit-suggestions.tsx'

const yours = { ...mine, can: unlockable }
const first = () => card('First words')

afterEach(() => void vi.useRealTimers())

/** Copies the first suggestion. The clock moves only when the test says so. */
async function copyFirst() {
  const view = await visit()
  const button = await copyOf('First words')
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  view.server.on(LOCK, { comment: one(yours), availableCount: 1 })
  view.server.on(LIST, listOf([one(yours), two()]))
  button.click()
  await within(await first()).findByText('Copied')
  return view
}

const later = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
const undo = async () => within(await first()).findByRole('button', { name: 'Undo' })

it('shows an error when it cannot be undone, and keeps the buttons', async () => {
  const { server } = await copyFirst()
  server.on(UNLOCK, refuse(503, 'SERVICE_UNAVAILABLE'))
  ;(await undo()).click()
  await screen.findAllByText(/Failed to unlock comment suggestion/)
  await undo()
})

it('offers no undo for the copy of another member', async () => {
  await visit(listOf([one({ isLocked: true }), two()]))
  await screen.findByText('Already used')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('keeps the undo when the check has gone, after two seconds', async () => {
  await copyFirst()
  await later(1.5)
  within(await first()).getByText('Copied')
  await later(1)
  expect(within(await first()).queryByText('Copied')).toBeNull()
  within(await first()).getByText('You copied this')
  await undo()
  expect(within(await first()).queryByRole('button', { name: 'Unlock' })).toBeNull()
})

it('ends after ten seconds, after which it has to be unlocked', async () => {
  await copyFirst()
  await later(9)
  await undo()
  await later(1.1)
  within(await first()).getByText('You copied this')
  within(await first()).getByRole('button', { name: 'Unlock' })
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('is announced once, with a countdown that is only visible', async () => {
  await copyFirst()
  const said = within(await first()).getByRole('status')
  expect(said.textContent).toBe('Copied. You can undo this for ten seconds.')
  const words = within(await undo()).getByText('10')
  await later(3)
  expect(words.textContent).toBe('7')
  expect(words.getAttribute('aria-hidden')).toBe('true')
  expect(said.textContent).toBe('Copied. You can undo this for ten seconds.')
})

it('releases the suggestion, which is next for the same member again', async () => {
  const { server } = await copyFirst()
  server.on(UNLOCK, { comment: one(), availableCount: 2 })
  server.on(LIST, listOf([one(), two()], { next: offerOf(one()) }))
  ;(await undo()).click()
  await within(await first()).findByText('Next for you')
  await copyOf('First words')
  expect(server.to(UNLOCK)).toHaveLength(1)
})

it('is offered for the last copy only', async () => {
  const { server } = await copyFirst()
  server.on('POST /comments/s2/lock', { comment: two(yours), availableCount: 0 })
  server.on(LIST, listOf([one(yours), two(yours)]))
  ;(await copyOf('Second words')).click()
  await within(await card('Second words')).findByRole('button', { name: 'Undo' })
  await later(2)
  within(await first()).getByRole('button', { name: 'Unlock' })
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
})

it('keeps the focus in the card when its buttons change', async () => {
  await copyFirst()
  ;(await undo()).focus()
  await later(10.1)
  expect(document.activeElement).toBe((await first()).closest('li'))
})
