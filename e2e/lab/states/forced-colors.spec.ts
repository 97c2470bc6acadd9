import { createDemoPost, createTeam, share } from '../../support/api.ts'
import { expectFilled, expectLine, forceColors } from '../../support/forced-colors.ts'
import { copyButtonOf, openMoreFields, suggestionOf, uniqueTitle } from '../../support/posts.ts'
import { expect, test, type Page } from '../../support/test.ts'

/** Focuses an element as a keyboard does. */
async function focus(page: Page, element: ReturnType<Page['getByRole']>) {
  await page.keyboard.press('Shift')
  await element.first().focus()
}

test('the focus is seen on links, buttons and every kind of field', async ({ openAs }) => {
  const page = await openAs('member')
  await forceColors(page)
  const main = page.getByRole('main')
  const link = main.getByRole('link', { name: 'Share a post' })
  await focus(page, link)
  await expectLine(link.first(), 'focus')
  const account = page.getByRole('banner').getByRole('button').last()
  await focus(page, account)
  await expectLine(account, 'focus')
  await link.first().click()
  await openMoreFields(page)
  for (const field of [
    page.getByLabel('Title'),
    page.getByRole('combobox', { name: 'Tags' }),
    page.getByRole('radio', { name: /^Public/ }),
    page.getByRole('checkbox').first(),
    page.getByRole('contentinfo').getByRole('combobox'),
  ]) {
    await focus(page, field)
    await expectLine(field, 'focus')
  }
  await focus(page, page.getByRole('radio', { name: /^Public/ }))
  await expectLine(page.locator('label', { has: page.getByRole('radio', { name: /^Public/ }) }), 'focus')
})

test('highlighted options and entries of menus are seen', async ({ openAs }) => {
  const page = await openAs('member')
  await forceColors(page)
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog').getByRole('combobox')
  await expect(search).toBeFocused()
  await expectLine(search, 'focus')
  await expectLine(page.getByRole('option').and(page.locator('[data-highlighted]')), 'chosen')
  await page.keyboard.press('Escape')

  const account = page.getByRole('banner').getByRole('button').last()
  await account.click()
  await page.keyboard.press('ArrowDown')
  await expectLine(page.getByRole('menu').locator('[data-highlighted]'), 'chosen')
  await page.keyboard.press('Escape')

  await page.getByRole('main').getByRole('link', { name: 'Share a post' }).first().click()
  await openMoreFields(page)
  await page.getByRole('combobox', { name: 'Tags' }).fill('a')
  await expectLine(page.getByRole('option').and(page.locator('[data-highlighted]')), 'chosen')
})

test('the card of J and K, a copied one, badges and progress are seen', async ({ openAs }) => {
  const path = await createDemoPost(uniqueTitle('Seen in any colors'), {
    suggestions: ['Play it in another key', 'Louder than the brass'],
  })
  const page = await openAs('member', path)
  await forceColors(page)
  await expect(suggestionOf(page, 'Louder than the brass')).toBeVisible()
  await page.keyboard.press('j')
  await expectLine(page.getByRole('article').and(page.locator('[aria-current=true]')), 'chosen')
  await copyButtonOf(page, 'Louder than the brass')
    .or(copyButtonOf(page, 'Play it in another key'))
    .first()
    .click()
  const copied = page.getByRole('article').filter({ hasText: 'Copied' })
  await expect(copied.getByText('Copied', { exact: true })).toBeVisible()
  await expectLine(copied, 'part')
  await expectFilled(copied.getByRole('link', { name: /^Open/ }))
  const progress = page.locator('progress')
  await expectLine(progress, 'part')
  await expect.poll(() => colorsOn(page, progress)).toBeGreaterThan(1)
  await expectLine(page.getByRole('main').locator('.rounded-full.whitespace-nowrap'), 'part')
})

test('the page one is on, pressed tags, chosen options and unread marks are seen', async ({ openPage }) => {
  const team = await createTeam()
  await share(team, uniqueTitle('Not read yet'), ['Read me'])
  const page = await openPage(team.member.token)
  await page.goto('/dashboard')
  await forceColors(page)
  await expectLine(page.getByRole('banner').locator('[aria-current=page]'), 'chosen')
  const bell = page.getByRole('banner').getByRole('button', { name: /notification/i })
  await expectFilled(bell.locator('span', { hasText: /^\d/ }))
  await expectFilled(page.getByRole('main').getByRole('heading').locator('span.rounded-full'))

  await page.goto('/community')
  const tag = page.getByRole('region', { name: 'Filter by tag' }).getByRole('button', { name: /^#/ }).first()
  await expectLine(tag, 'part')
  await tag.click()
  await expect(tag).toHaveAttribute('aria-pressed', 'true')
  await expectLine(tag, 'chosen')
})

test('the row of the queue that the keys act on is seen, and what is loading', async ({ openAs }) => {
  const page = await openAs('administrator', '/admin/moderation')
  await forceColors(page)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await page.keyboard.press('j')
  await expectLine(page.getByRole('listitem').and(page.locator('[aria-current=true]')), 'chosen')
  await page.route('**/api/admin/tags*', () => undefined)
  await page.goto('/admin/tags')
  await expectLine(page.locator('.skeleton'), 'part')
})

test('a missing line, and one that nobody can see, are found', async ({ openAs }) => {
  const page = await openAs('member')
  await forceColors(page)
  const current = page.getByRole('banner').locator('[aria-current=page]')
  await expectLine(current, 'chosen')
  const isSeen = () =>
    expectLine(current, 'chosen', { timeout: 500 }).then(
      () => true,
      () => false,
    )
  const plant = (line: string) =>
    current.first().evaluate((element, value) => element.setAttribute('style', value), line)
  await plant('outline: none')
  expect(await isSeen()).toBe(false)
  await plant('outline: 2px solid Canvas')
  expect(await isSeen()).toBe(false)
  await plant('outline: 1px solid Highlight')
  expect(await isSeen()).toBe(false)
})

/** How many colors an element has within its outline. */
async function colorsOn(page: Page, element: ReturnType<Page['getByRole']>): Promise<number> {
  const { x, y, width, height } = (await element.boundingBox())!
  const clip = { x: x + 2, y: y + height / 2 - 0.5, width: width - 4, height: 1 }
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0)!)
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(image.width, 1).getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, 1)
    const colors = new Map<string, number>()
    for (let at = 0; at < data.length; at += 4) {
      const color = data.subarray(at, at + 3).join()
      colors.set(color, (colors.get(color) ?? 0) + 1)
    }
    // A color of a few pixels comes from an edge of another one.
    return [...colors.values()].filter((count) => count > 4).length
  }, picture)
}
