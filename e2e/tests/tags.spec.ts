import { expect, test, type Page } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: `#${name}` })

/** Shares a public post with a tag in the demo organization. */
async function share(page: Page, title: string, tag: string) {
  await page.getByRole('main').getByRole('link', { name: 'Share a post' }).first().click()
  await page.getByLabel('Link', { exact: true }).fill(`https://www.linkedin.com/posts/${tag}`)
  await page.getByLabel('Title').fill(title)
  await page.getByRole('combobox', { name: 'Tags' }).focus()
  await page.keyboard.type(`${tag},`)
  await page.keyboard.press('Tab')
  await page.getByRole('radio', { name: /^Public/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Share a post' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('members are told that the tags are for administrators', async ({ openAs }) => {
  const page = await openAs('member', '/admin/tags')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
})

test('an administrator creates, renames, merges, promotes and deletes tags with the keyboard alone', async ({
  openAs,
}) => {
  await share(await openAs('member'), 'What the year was like', 'yearreview')
  const page = await openAs('administrator')
  await page.getByRole('banner').getByRole('link', { name: 'Administration' }).press('Enter')
  // The focus moves to the new page before the next key.
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Tags', exact: true })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible()
  await expect(row(page, 'announcement')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('New tag').focus()
  await page.keyboard.type('Year In Review')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tag created')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search tags' }).focus()
  await page.keyboard.type('year-in')
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Suggest #year-in-review to everyone' }).press('Space')
  await expect(row(page, 'year-in-review').getByText('Predefined')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search tags' }).fill('year')
  await expect(row(page, 'yearreview').getByText('1 post')).toBeVisible()
  await page.getByRole('button', { name: 'Rename #yearreview' }).press('Enter')
  await expect(page.getByLabel('New name of #yearreview')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('Year in review')
  await page.keyboard.press('Enter')
  const merge = page.getByRole('alertdialog', { name: 'Merge #yearreview into #year-in-review?' })
  await expect(merge.getByText(/1 post will have #year-in-review instead of #yearreview/)).toBeVisible()
  await expectAccessible(page)
  await merge.getByRole('button', { name: 'Merge tags' }).press('Enter')
  await expect(page.getByText('Tags merged into #year-in-review')).toBeVisible()
  await expect(row(page, 'yearreview')).toHaveCount(0)
  await expect(row(page, 'year-in-review').getByText('1 post')).toBeVisible()

  await page.goto('/community?tags=year-in-review')
  await expect(page.getByRole('link', { name: 'What the year was like' }).first()).toBeVisible()

  await page.goto('/admin/tags?search=year')
  await page.getByRole('button', { name: 'Delete #year-in-review' }).press('Enter')
  const removal = page.getByRole('alertdialog', { name: 'Delete #year-in-review?' })
  await expect(removal.getByText(/It will be removed from 1 post\./)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Delete #year-in-review' })).toBeFocused()
  await page.keyboard.press('Enter')
  await removal.getByRole('button', { name: 'Delete tag' }).press('Enter')
  await expect(page.getByText('Tag deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No tag found' })).toBeVisible()
  await expectAccessible(page)
})

test('an administrator marks a public post as sensitive, and undoes it', async ({
  openAs,
  openAsVisitor,
}) => {
  const page = await openAs('administrator')
  const visitor = await openAsVisitor()
  const post = '/public/northwind-labs/how-we-cut-our-p95-latency-in-half-without-buying-hardware'
  await visitor.goto(post)
  await expect(visitor.getByRole('button', { name: 'Copy public link' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Mark as sensitive' })).toHaveCount(0)
  await page.goto(post)
  await page.getByRole('button', { name: 'Mark as sensitive' }).click()
  await expect(page.getByText('This post was marked as sensitive.')).toBeVisible()
  await expectAccessible(page)
  await visitor.reload()
  await expect(visitor.getByText('This post was marked as sensitive.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as not sensitive' }).click()
  await expect(page.getByText('This post was marked as sensitive.')).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText('This post was marked as sensitive.')).toHaveCount(0)
})
