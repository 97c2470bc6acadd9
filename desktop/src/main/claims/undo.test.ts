import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UNDO_WINDOW_MS } from '@fanfare/contract/core/rules/limits.ts'
import { aState } from '../testing/fixtures.ts'
import { fakeServer, outage, refusal, unsent } from '../testing/fake-server.ts'
import { aClaim, NEXT, setUpCopying } from './testing/copying.ts'

const UNLOCK = 'POST /comments/c1/unlock'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['does not answer', outage, { outcome: 'unanswered' }],
  ['cannot be reached', unsent, { outcome: 'offline' }],
  ['does not allow it', refusal('FORBIDDEN', 403), { outcome: 'forbidden' }],
  [
    'has been asked too often',
    refusal('TOO_MANY_REQUESTS', 429, { retryAfter: 7 }),
    { outcome: 'rate-limited', seconds: 7 },
  ],
])('says why when the server %s, and leaves the clipboard alone', async (_why, error, outcome) => {
  const { copyNext, undo, happened, state } = setUpCopying(
    fakeServer({ [NEXT]: aClaim(), [UNLOCK]: error }),
    aState(),
  )
  await copyNext()
  await expect(undo()).resolves.toEqual(outcome)
  expect(happened).not.toContain('cleared Well measured!')
  expect(state.getState().lastCopy).not.toBeNull()
})

it('is too late after ten seconds', async () => {
  const { copyNext, undo, state } = setUpCopying(fakeServer({ [NEXT]: aClaim() }), aState())
  await copyNext()
  vi.advanceTimersByTime(UNDO_WINDOW_MS)
  expect(state.getState().lastCopy).toBeNull()
  await expect(undo()).resolves.toEqual({ outcome: 'too-late' })
})

it('ends with the session', async () => {
  const server = fakeServer({ [NEXT]: aClaim() })
  const { copyNext, undo, state } = setUpCopying(server, aState())
  await copyNext()
  state.setState({ sessionHandle: 'handle-2' })
  await expect(undo()).resolves.toEqual({ outcome: 'too-late' })
  expect(server.requests).not.toContain(UNLOCK)
})

it('releases the copy once, and then takes its text off the clipboard', async () => {
  const server = fakeServer({ [NEXT]: aClaim() })
  const { copyNext, undo, happened } = setUpCopying(server, aState())
  server.answers[UNLOCK] = () => {
    happened.push('released')
    return aClaim()
  }
  await copyNext()
  await expect(undo()).resolves.toEqual({ outcome: 'undone' })
  expect(happened.slice(-2)).toEqual(['released', 'cleared Well measured!'])
  await expect(undo()).resolves.toEqual({ outcome: 'too-late' })
})

it('leaves a copy that was made meanwhile', async () => {
  const server = fakeServer({ [NEXT]: aClaim() })
  const { copyNext, undo, state } = setUpCopying(server, aState())
  await copyNext()
  server.answers[NEXT] = aClaim({ id: 'c2' })
  server.answers[UNLOCK] = async () => {
    await copyNext()
    return aClaim()
  }
  await undo()
  expect(state.getState().lastCopy?.commentId).toBe('c2')
})
