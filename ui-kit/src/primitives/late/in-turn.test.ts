import { afterEach, expect, it, vi } from 'vitest'
import { inTurn } from './in-turn.ts'

const idle: Array<() => void> = []

afterEach(() => void idle.splice(0))

it('callbacks run in the order they were added, one in each idle period', () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  const ran: number[] = []
  for (const each of [1, 2, 3]) inTurn(() => ran.push(each))
  expect(idle).toHaveLength(1)
  idle.shift()!()
  expect(ran).toEqual([1])
  idle.shift()!()
  idle.shift()!()
  expect(ran).toEqual([1, 2, 3])
  expect(idle).toHaveLength(0)
})
