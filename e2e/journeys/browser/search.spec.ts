import { expect, test, type Page } from '../../support/test.ts'

const posts = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link')

/** Opens the additional filters. */
const openFilters = (page: Page) => page.getByRole('button', { name: 'Filters' }).press('Enter')

const choose = (page: Page, filter: string, label: string) =>
  page.getByRole('combobox', { name: filter }).selectOption({ label })

test('filters combine, are kept in the address and survive opening a post, whose tag leads to others @slow', async ({
  openAs,
}) => {
  const page = await openAs('member')
  await page.getByRole('radio', { name: 'Private' }).click()
  await expect(page).toHaveURL(/visibility=private/)
  await openFilters(page)
  await choose(page, 'Shared by', 'Jonas Weber')
  await page.getByRole('combobox', { name: 'Tags' }).fill('talk')
  await page.keyboard.press('Enter')
  await expect(posts(page)).toHaveText(['Talk: shipping a design system with four people'])
  const address = page.url()
  await page.getByRole('link', { name: /^Talk: shipping/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Talk: shipping/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await page.reload()
  await expect(posts(page)).toHaveText(['Talk: shipping a design system with four people'])

  await page.getByRole('link', { name: /^Talk: shipping/ }).click()
  await page.getByRole('main').getByRole('link', { name: '#talk' }).click()
  await expect(page).toHaveURL(/\/dashboard\?tags=talk$/)
  await expect(posts(page)).toHaveText([
    'Talk: shipping a design system with four people',
    'Draft: the keynote outline for spring',
  ])
})
