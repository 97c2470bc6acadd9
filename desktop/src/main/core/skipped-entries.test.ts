import { expect, it } from 'vitest'
import { aState } from '../testing/fixtures.ts'
import { countSkipped } from './skipped-entries.ts'

it('counts what cannot be read once, and logs its kind but no text', () => {
  const state = aState()
  const logged: string[] = []
  const skipped = countSkipped(state, (kind) => void logged.push(kind))
  for (let again = 0; again < 2; again += 1) {
    skipped('notification', { id: 'badge:1', type: 'badge.won' })
    skipped('notification', { id: 'badge:2', type: 'A text of Ana, with signs' })
    skipped('offer', null)
    skipped('event', undefined)
  }
  expect(logged).toEqual(['notification badge.won', 'notification', 'offer', 'event'])
  expect(state.getState().skippedEntries).toBe(4)
})
