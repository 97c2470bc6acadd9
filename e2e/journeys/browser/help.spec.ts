import { expect, test } from '../../support/test.ts'

test('a visitor reads how to copy a comment, on a phone too @slow', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/help')
  await page.getByRole('navigation', { name: 'Guide' }).getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('heading', { name: 'Copy a comment' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
