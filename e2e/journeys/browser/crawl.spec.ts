import { demoMember } from '../../support/api.ts'
import { crawl } from '../../support/crawl/crawl.ts'
import { linksOfDrawer, PEOPLE } from '../../support/crawl/people.ts'
import { openedBy, screensOf } from '../../support/crawl/visits.ts'
import { createWorld } from '../../support/crawl/world.ts'
import { expect, test } from '../../support/test.ts'

// Each screen once, mostly without loading it; `lab/crawl.spec.ts` loads several pages of each, in every language.
for (const [visitor, start] of PEOPLE)
  test(`a crawl as ${visitor} opens every screen and finds no fault @slow`, async ({ openPage }) => {
    const page = await openPage(visitor === 'visitor' ? undefined : (await demoMember(visitor)).token)
    const from = [start, ...openedBy(visitor, await createWorld()), ...(await linksOfDrawer(page))]
    const screens = screensOf(visitor)
    const { faults, opened } = await crawl(page, { from, screens, most: 1, isQuick: true })
    expect(faults).toEqual([])
    expect(screens.filter((screen) => !opened.has(screen))).toEqual([])
  })
