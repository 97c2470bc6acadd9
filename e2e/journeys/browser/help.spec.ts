import { expect, test } from '../../support/test.ts'

test('a member reads about the screen, in their language, and returns to where they were', async ({
  openAs,
}) => {
  const page = await openAs('member')
  const menu = page.getByRole('button', { name: 'Account menu' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Help' }).click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help.getByRole('article').getByRole('heading', { name: 'Find your way' })).toBeVisible()
  await help.getByRole('searchbox', { name: 'Search help' }).fill('unlock')
  await help.getByRole('button', { name: /^Copy a comment/ }).click()
  await expect(help.getByRole('heading', { name: 'Copy a comment' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(menu).toBeFocused()
})

test('a visitor reads how to copy a comment, on a phone too @slow', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Help' }).click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await help.getByRole('button', { name: 'Copy a comment' }).click()
  const guide = help.getByRole('link', { name: 'Read more in the guide' })
  await expect(guide).toHaveAttribute('href', '/help/members#copy-a-comment')
  await page.goto('/help')
  await page.getByRole('navigation', { name: 'Guide' }).getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('heading', { name: 'Copy a comment' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
