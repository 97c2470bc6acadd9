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
  const opposite = { in: 'out', out: 'in' } as const
  const steps = fc.array(fc.constantFrom('in' as const, 'out' as const))
  const property = fc.property(steps, fc.constantFrom('in' as const, 'out' as const), (before, step) => {
    const factor = before.reduce(zoomAfter, 1)
    const next = zoomAfter(factor, step)
    return next === factor || zoomAfter(next, opposite[step]) === factor
  })
  expect(fc.check(property).counterexample).toBeNull()
})
