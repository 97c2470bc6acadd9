import { server } from '../../support/api.ts'
import { crawl } from '../../support/crawl/crawl.ts'
import { walk } from '../../support/crawl/walk.ts'
import { expect, test, type Page } from '../../support/test.ts'

/** A document in place of a page of the product. */
const plant = (page: Page, path: string, document: string) =>
  page.route(server + path, (route) => route.fulfill({ contentType: 'text/html', body: document }))

const SOUND = `<!doctype html><html lang="en"><head>
  <title>Planted</title>
  <meta name="description" content="Words">
  <link rel="canonical" href="/pricing">
</head><body><main><h1 id="top">Planted</h1>`

test('a crawl finds a dead link, a failed request, and what is missing', async ({ page }) => {
  await plant(
    page,
    '/pricing',
    `${SOUND}
      <a href="/nowhere">Dead</a> <a href="/pricing#nothing">To a part</a> <a href="/terms#top">To another page</a>
      <a href="http://plain.example">Plain</a> <a href="https://new.example" target="_blank">New</a>
      <p>shell:nav.signIn</p><p>Hello {{name}}</p><input placeholder="posts.form.title">
      <p style="width: 700px">Wide</p>
      <script>
        console.error('planted'); console.warn('warned'); fetch('/api/nothing')
        setTimeout(() => { throw new Error('thrown') })
      </script>`,
  )
  await plant(
    page,
    '/terms',
    `<html lang="fr"><title>One</title><title>Two</title><main><h1>One</h1><h1>Two</h1></main>`,
  )
  const { faults } = await crawl(page, { from: ['/pricing'], screens: ['/pricing', '/terms'] })
  const found = [
    '/pricing links to /nowhere, which answers 404',
    '/pricing links to #nothing, which /pricing does not have',
    '/pricing links to #top, which /terms does not have',
    '/pricing links to http://plain.example/, which is not https',
    '/pricing opens https://new.example/ without rel=noopener',
    '/pricing says “shell:nav.signIn”',
    '/pricing says “Hello {{name}}”',
    '/pricing says “posts.form.title”',
    /^\/pricing is \d+ px wide on a phone/,
    '/pricing logs error: planted',
    '/pricing logs warning: warned',
    '/pricing throws thrown',
    `/pricing loads ${server}/api/nothing: 404`,
    '/terms has 2 × title “One” “Two”',
    '/terms has 2 × headline “One” “Two”',
    '/terms has 0 × description ',
    '/terms has 0 × canonical ',
    '/terms is in “fr” instead of “en”',
  ]
  for (const fault of found)
    expect(faults).toContainEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault))
})

test('a walk finds a page whose head is another one after a navigation', async ({ page }) => {
  const { pages } = await crawl(page, { from: ['/pricing'], screens: ['/pricing'] })
  expect(await walk(page, pages)).toEqual([])
  await page.evaluate(() => document.head.append(document.createElement('title')))
  expect(await walk(page, pages, 1_000)).toEqual([expect.stringContaining('/pricing has another head')])
})
