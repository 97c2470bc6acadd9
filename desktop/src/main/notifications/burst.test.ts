import { expect, it } from 'vitest'
import { BURST_THRESHOLD, BURST_WINDOW_MS, burstDetector } from './burst.ts'

it('does not count a few notifications as a burst', () => {
  const detect = burstDetector()
  for (let shown = 1; shown <= BURST_THRESHOLD; shown += 1) expect(detect(1, 0)).toBeNull()
})

it('counts what came in the last ten seconds once there is a burst', () => {
  const detect = burstDetector()
  detect(2, 0)
  expect(detect(2, 1_000)).toEqual({ count: 4 })
  expect(detect(1, 2_000)).toEqual({ count: 5 })
})

it('counts many at once as a burst, as after an outage', () => {
  expect(burstDetector()(BURST_THRESHOLD + 1, 0)).toEqual({ count: BURST_THRESHOLD + 1 })
})

it('ends a burst after its window', () => {
  const detect = burstDetector()
  detect(50, 0)
  expect(detect(1, BURST_WINDOW_MS)).toBeNull()
})
