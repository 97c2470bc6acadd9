import { watchViolations } from '../../support/violations.ts'
import { workerRuns } from '../../support/worker.ts'
import { expect, test } from '../../support/test.ts'

test('pages refuse markup and scripts that are written as text, which is noticed', async ({
  context,
  page,
}) => {
  const violations: string[] = []
  await watchViolations(context, violations)
  await page.goto('/')
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => void> = {
      markup: () => (document.body.innerHTML += '<p>planted</p>'),
      code: () => setTimeout('globalThis.planted = true', 0),
      script: () => (document.createElement('script').src = '/assets/planted.js'),
      worker: () => void new Worker('/assets/planted.js'),
      policy: () => {
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: { createPolicy: (name: string) => void }
        }
        trustedTypes.createPolicy('planted')
      },
    }
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]!()
        return false
      } catch {
        return true
      }
    })
  })
  expect(refused).toEqual(['markup', 'code', 'script', 'worker', 'policy'])
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(5)
})

test('the service worker starts, and a public page that was followed has its data for search engines', async ({
  openAsVisitor,
}) => {
  const page = await openAsVisitor()
  await page.goto('/')
  await workerRuns(page)
  await page.goto('/community-landing')
  await page.locator('a[href^="/public/"]').first().click()
  await page.waitForURL('**/public/**')
  const data = page.locator('script[type="application/ld+json"]')
  await expect(data).toHaveCount(1)
  expect(JSON.parse((await data.textContent())!)).toMatchObject({ '@context': 'https://schema.org' })
})
