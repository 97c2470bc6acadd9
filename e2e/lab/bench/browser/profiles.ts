import type { BrowserContextOptions } from '@playwright/test'
import { SLOW_4G, type Line } from '../../../support/slow-line.ts'

/** A device and its connection, as Lighthouse emulates them. */
export interface Profile {
  name: string
  screen: Pick<BrowserContextOptions, 'viewport' | 'isMobile' | 'hasTouch'>
  line: Line
  /** The slowdown of the processor. */
  processor: number
}

export const PHONE: Profile = {
  name: 'phone',
  screen: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  line: SLOW_4G,
  processor: 4,
}

export const DESKTOP: Profile = {
  name: 'desktop',
  screen: { viewport: { width: 1350, height: 940 } },
  line: { latency: 40, downloadThroughput: 1_280_000, uploadThroughput: 1_280_000 },
  processor: 1,
}
