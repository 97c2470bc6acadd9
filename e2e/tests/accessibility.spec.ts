import { expect, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'

test('axe finds a button without a name, and weak contrast in one theme only', async ({ page }) => {
  await page.setContent('<main><h1>Planted</h1><button></button></main>')
  await expect(expectAccessible(page)).rejects.toThrow(/button-name/)
  await page.setContent(
    '<style>[data-theme=dark] p { color: #777; background: #888 }</style><main><h1>Planted</h1><p>Words</p></main>',
  )
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/)
})

test('the open list of tags hides no field that can have the focus', async ({ openAs }) => {
  const page = await openAs('member')
  await page.getByRole('main').getByRole('link', { name: 'Share a post' }).first().click()
  await page.getByRole('combobox', { name: 'Tags' }).fill('a')
  await expect(page.getByRole('option', { name: /^#/ }).first()).toBeVisible()
  await expectAccessible(page)
})
