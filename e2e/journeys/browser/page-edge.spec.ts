import { expect, test } from '../../support/test.ts'

test('the screens of a member begin at one left edge', async ({ openAsOwner }) => {
  const { owner } = await openAsOwner()
  const { page } = owner
  const edges: number[] = []
  for (const path of [
    '/dashboard',
    '/profile',
    '/organizations',
    '/organizations/create',
    '/2fa',
    '/reports',
  ]) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect(page.locator('[data-frame]')).toHaveCount(0)
    edges.push(await heading.evaluate((element) => element.getBoundingClientRect().x))
  }
  expect([...new Set(edges)]).toHaveLength(1)
})
