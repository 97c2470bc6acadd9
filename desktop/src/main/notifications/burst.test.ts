import { expect, it } from 'vitest'
import { burstGatherer, CALM_MAX, WINDOW } from './burst.ts'

it('lets a few news be told one by one', () => {
  const judge = burstGatherer()
  for (let told = 1; told <= CALM_MAX; told += 1) expect(judge(1, 0)).toEqual({ each: true })
})

it('gathers what comes faster, with all that came in the last ten seconds', () => {
  const judge = burstGatherer()
  judge(2, 0)
  expect(judge(2, 1_000)).toEqual({ each: false, count: 4 })
  expect(judge(1, 2_000)).toEqual({ each: false, count: 5 })
})

it('gathers many at once, as after an outage', () => {
  expect(burstGatherer()(CALM_MAX + 1, 0)).toEqual({ each: false, count: CALM_MAX + 1 })
})

it('is calm again once the burst is over', () => {
  const judge = burstGatherer()
  judge(50, 0)
  expect(judge(1, WINDOW)).toEqual({ each: true })
})
