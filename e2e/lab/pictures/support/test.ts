import { test as base } from '../../../support/test.ts'
import { MORNING } from './clock.ts'

export { expect, type Page } from '../../../support/test.ts'

/** Opens pages at the time of the pictures. */
export const test = base.extend({
  openPage: async ({ openPage }, use) =>
    use(async (token) => {
      const page = await openPage(token)
      await page.clock.setFixedTime(MORNING + 20_000)
      return page
    }),
})
