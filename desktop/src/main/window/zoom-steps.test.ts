import fc from 'fast-check'
import { expect, it } from 'vitest'
import { zoomAfter } from './zoom-steps.ts'

it('stays at the largest and the smallest', () => {
  expect(zoomAfter(3, 'in')).toBe(3)
  expect(zoomAfter(0.5, 'out')).toBe(0.5)
})

it('goes through the factors of browsers, and back to the actual size', () => {
  expect(zoomAfter(1, 'in')).toBe(1.1)
  expect(zoomAfter(1.25, 'out')).toBe(1.1)
  expect(zoomAfter(2.5, 'reset')).toBe(1)
})

it('comes back to a factor by the opposite step', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('in' as const, 'out' as const)), (steps) => {
      const factor = steps.reduce(zoomAfter, 1)
      if (factor < 3) expect(zoomAfter(zoomAfter(factor, 'in'), 'out')).toBe(factor)
      if (factor > 0.5) expect(zoomAfter(zoomAfter(factor, 'out'), 'in')).toBe(factor)
    }),
  )
})
