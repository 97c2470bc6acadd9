import { expect, it } from 'vitest'
import { compose } from './compose.ts'

it('makes each ability from those before it, in order', () => {
  const order: string[] = []
  const { made } = compose({ start: 1 })
    .add('double', ({ start }) => {
      order.push('double')
      return start * 2
    })
    .run(({ double }) => order.push(`run with ${double}`))
    .add('sum', ({ start, double }) => {
      order.push('sum')
      return start + double
    })
  expect(made).toEqual({ start: 1, double: 2, sum: 3 })
  expect(order).toEqual(['double', 'run with 2', 'sum'])
})
