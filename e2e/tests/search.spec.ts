import { expect, test, type Page } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'

const posts = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link')

/** Opens the additional filters. */
const openFilters = (page: Page) => page.getByRole('button', { name: 'Filters' }).press('Enter')

const choose = (page: Page, filter: string, label: string) =>
  page.getByRole('combobox', { name: filter }).selectOption({ label })

test('a member finds a post by its words only', async ({ openAs }) => {
  const page = await openAs('member')
  const search = page.getByRole('searchbox', { name: 'Search posts' })
  await search.fill('founding designer')
  await expect(posts(page)).toHaveText(['We are hiring a founding designer in Lisbon'])
  await expect(page.getByText('1 post', { exact: true })).toBeVisible()
  await search.fill('zeppelin harmonica')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(search).toHaveValue('')
  await expect(posts(page).nth(1)).toBeVisible()
})

test('filters combine, are kept in the address and survive opening a post', async ({ openAs }) => {
  const page = await openAs('member')
  await page.getByRole('radio', { name: 'Private' }).click()
  await expect(page).toHaveURL(/visibility=private/)
  await openFilters(page)
  await choose(page, 'Shared by', 'Jonas Weber')
  await page.getByRole('combobox', { name: 'Tags' }).fill('talk')
  await page.keyboard.press('Enter')
  await expect(posts(page)).toHaveText(['Talk: shipping a design system with four people'])
  await expectAccessible(page)
  const address = page.url()
  await page.getByRole('link', { name: /^Talk: shipping/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Talk: shipping/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await page.reload()
  await expect(posts(page)).toHaveText(['Talk: shipping a design system with four people'])
})

test('a pending post is found by its state', async ({ openAs }) => {
  const page = await openAs('member')
  await openFilters(page)
  await choose(page, 'Review', 'In review')
  await expect(page.getByRole('link', { name: 'What our customers taught us about pricing' })).toBeVisible()
  await expect(page.getByRole('link', { name: /p95 latency/ })).toBeHidden()
})

test('the palette finds a post by a word of its title, by its author, and its tags', async ({ openAs }) => {
  const page = await openAs('member')
  const search = page.getByRole('combobox', { name: 'Search or jump to…' })
  await page.getByRole('button', { name: /^Search or jump to/ }).click()
  await search.fill('p95')
  await expect(page.getByRole('option', { name: /p95 latency/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /p95 latency/ })).toBeVisible()

  await page.keyboard.press('Control+k')
  await search.fill('weber talk')
  await page.getByRole('option', { name: /^Talk: shipping a design system/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Talk: shipping/ })).toBeVisible()

  await page.keyboard.press('Control+k')
  await search.fill('jonas')
  await page.getByRole('option', { name: /^Posts by Jonas Weber/ }).click()
  await expect(page).toHaveURL(/\/dashboard\?author=/)
  await expect(page.getByRole('link', { name: /^Talk: shipping/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /p95 latency/ })).toBeHidden()
})

test('a tag of a post leads to the posts that have it', async ({ openAs, openAsVisitor }) => {
  const page = await openAs('member', '/dashboard?search=shipping')
  await page.getByRole('link', { name: /^Talk: shipping/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Talk: shipping/ })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '#talk' }).click()
  await expect(page).toHaveURL(/\/dashboard\?tags=talk$/)
  await expect(posts(page)).toHaveText([
    'Talk: shipping a design system with four people',
    'Draft: the keynote outline for spring',
  ])

  const visitor = await openAsVisitor()
  await visitor.goto('/organizations/northwind-labs')
  const tag = visitor.getByRole('main').getByRole('listitem').getByRole('link', { name: /^#/ }).first()
  const name = await tag.textContent()
  await tag.click()
  await expect(visitor).toHaveURL(new RegExp(`/organizations/northwind-labs\\?tags=${name!.slice(1)}$`))
  for (const row of await visitor
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: visitor.getByRole('heading') })
    .all())
    await expect(row.getByRole('link', { name: name! })).toBeVisible()
})
