import { demoMember } from '../../support/api.ts'
import { crawl } from '../../support/crawl/crawl.ts'
import { inspectPage } from '../../support/crawl/inspect-page.ts'
import { linksOfDrawer, PEOPLE } from '../../support/crawl/people.ts'
import { watchTroubles } from '../../support/crawl/troubles.ts'
import { openedBy, screensOf } from '../../support/crawl/visits.ts'
import { walk } from '../../support/crawl/walk.ts'
import { createWorld } from '../../support/crawl/world.ts'
import { expect, test } from '../../support/test.ts'

for (const [visitor, start] of PEOPLE)
  test(`a crawl as ${visitor} opens every screen and finds no fault`, async ({ openPage }) => {
    test.setTimeout(360_000)
    const page = await openPage(visitor === 'visitor' ? undefined : (await demoMember(visitor)).token)
    const from = [start, ...openedBy(visitor, await createWorld()), ...(await linksOfDrawer(page))]
    const screens = screensOf(visitor)
    const { faults, pages, opened } = await crawl(page, { from, screens })
    expect(faults).toEqual([])
    expect(screens.filter((screen) => !opened.has(screen))).toEqual([])
    expect(await walk(page, pages)).toEqual([])
  })

for (const language of ['pt', 'fr', 'es'])
  test(`a crawl as visitor in the language ${language} finds no fault`, async ({ openAsVisitor }) => {
    test.setTimeout(240_000)
    const page = await openAsVisitor()
    await page.goto(`/?lang=${language}`)
    const from = ['/', ...openedBy('visitor', await createWorld())]
    const { faults, pages } = await crawl(page, { from, screens: screensOf('visitor'), language, most: 1 })
    expect(faults).toEqual([])
    expect(await walk(page, pages)).toEqual([])
  })

test('an address without a page answers 404 and has no other fault', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  const troubles = watchTroubles(page)
  for (const path of ['/nowhere', '/organizations/nobody-here', '/public/northwind-labs/nothing']) {
    expect((await inspectPage(page, path, 'en', 404)).faults).toEqual([])
    expect(troubles.take().filter((trouble) => !trouble.endsWith(': 404'))).toEqual([])
  }
})
