import { expect, test, type Page } from '../../support/test.ts'
import { createDemoPost, createPost } from '../../support/api.ts'
import { clipboardOf, signIn } from '../../support/people.ts'
import { demoAccount } from '../../support/instance.ts'
import { openMoreFields, uniqueTitle } from '../../support/posts.ts'

test('a post keeps picture and description of its link, as they were edited, and its public page has them @slow', async ({
  openAs,
  openAsVisitor,
}) => {
  const page = await openAs('member')
  const title = uniqueTitle('Pictured')
  await openForm(page)
  await page.getByLabel('Link (URL)', { exact: true }).fill('http://m.youtube.com/every-day')
  const preview = page.getByRole('figure', { name: 'Link preview' })
  const picture = preview.locator('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 960)
  await openMoreFields(page)
  const description = page.getByLabel('Description of the page')
  await expect(description).toHaveValue(/^Small changes, reviewed within the hour/)
  await description.fill('Small changes, every day.')
  await preview.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(picture).toHaveCount(0)
  await preview.getByRole('button', { name: 'Fetch picture and description again' }).click()
  await expect(picture).toHaveJSProperty('naturalWidth', 960)
  await description.fill('Small changes, every day.')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('radio', { name: /^Public/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const shown = page.getByRole('main').locator('img[src^="/api/pictures/"]')
  await shown.scrollIntoViewIfNeeded()
  await expect(shown).toHaveJSProperty('naturalWidth', 960)
  await expect(page.getByText('Small changes, every day.')).toBeVisible()

  const visitor = await openAsVisitor()
  const answer = await visitor.goto(`/public/northwind-labs/${title.toLowerCase().replaceAll(' ', '-')}`)
  expect(await answer?.text()).toMatch(/<img src="\/api\/pictures\/[0-9a-f-]{36}\.webp" alt=""/)
  await expect(visitor.getByText('Small changes, every day.')).toBeVisible()

  await page.getByRole('link', { name: 'Edit post' }).click()
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(shown).toHaveCount(0)
})

test('the form of a new post fits in a window, with its preview and the start of the footer', async ({
  openAs,
}) => {
  const page = await openAs('member')
  await page.setViewportSize({ width: 1280, height: 800 })
  await openForm(page)
  await expect(page.getByRole('contentinfo').getByText('Product · Company · Support')).toBeInViewport()
  await page.getByLabel('Link (URL)', { exact: true }).fill('http://m.youtube.com/every-day')
  const preview = page.getByRole('figure', { name: 'Link preview' })
  await expect(preview.locator('img')).toHaveJSProperty('naturalWidth', 960)
  await expect(page.getByText('Title taken from the link.')).toBeVisible()
  for (const part of [
    preview,
    page.getByRole('radiogroup', { name: 'Who can see it' }),
    page.getByRole('main').getByRole('button', { name: 'Share', exact: true }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a draft survives a reload, but not signing out @slow', async ({ page }) => {
  await signIn(page, demoAccount('member'))
  await openForm(page)
  await page.getByLabel('Link (URL)', { exact: true }).fill('https://www.linkedin.com/posts/half')
  await page.getByLabel('Title').fill('Half a title')
  await page.reload()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Half a title')
  await expect(page.getByLabel('Link (URL)', { exact: true })).toHaveValue(
    'https://www.linkedin.com/posts/half',
  )

  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await page.getByLabel('Title').fill('Another half')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await signIn(page, demoAccount('member'))
  await openForm(page)
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByText('Draft restored')).toHaveCount(0)
})

test('a colleague may edit a post but not delete it; its author may @slow', async ({ openAs }) => {
  const title = uniqueTitle('To be changed')
  const path = await createDemoPost(title)
  const [marina, jonas] = await Promise.all([openAs('member', path), openAs('colleague', path)])
  await expect(jonas.getByRole('button', { name: 'Delete post' })).toHaveCount(0)
  await jonas.getByRole('link', { name: 'Edit post' }).click()
  await expect(jonas.getByText(/^Marina Duarte shared this post/)).toBeVisible()
  await jonas.getByLabel('Title').fill(`${title}, changed`)
  await jonas.getByRole('button', { name: 'Save' }).click()
  await expect(marina.getByRole('heading', { level: 1, name: `${title}, changed` })).toBeVisible()

  await marina.getByRole('button', { name: 'Delete post' }).click()
  await marina.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(marina).toHaveURL(/\/dashboard$/)
  await expect(marina.getByRole('link', { name: `${title}, changed` })).toHaveCount(0)
  await marina.getByRole('button', { name: 'Undo: Post deleted' }).click()
  await expect(marina.getByRole('link', { name: `${title}, changed` }).first()).toBeVisible()

  await marina.goto(path)
  await marina.getByRole('button', { name: 'Delete post' }).click()
  await marina.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(marina).toHaveURL(/\/dashboard$/)
  await jonas.goto(path)
  await expect(jonas.getByRole('heading', { level: 1, name: `${title}, changed` })).toBeVisible()
  // The server deletes it when it can no longer be undone.
  await expect(jonas.getByRole('heading', { name: 'Post not found' })).toBeVisible({ timeout: 20_000 })
})

test('a post that is being deleted stays hidden after a reload, and can still be undone', async ({
  openAsOwner,
}) => {
  const title = uniqueTitle('Reloaded')
  const { id: organizationId, owner } = await openAsOwner()
  const { page } = owner
  const path = `/posts/${(await createPost(owner, { organizationId, title })).id}`
  await page.goto(path)
  const row = page.getByRole('link', { name: title, exact: true })
  const deletePost = async () => {
    await page.getByRole('button', { name: 'Delete post' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible()
    await expect(row).toHaveCount(0)
  }
  await deletePost()
  await page.getByRole('button', { name: 'Undo: You can still undo your last action.' }).click()
  await expect(row.first()).toBeVisible()

  await page.goto(path)
  await deletePost()
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'You can still undo your last action.' })).toBeVisible()
  // The server deletes it when it can no longer be undone.
  await expect(page.getByRole('heading', { name: 'Post not found' })).toBeVisible({ timeout: 20_000 })
})

test('several own posts are selected with the keyboard, deleted and shown again', async ({ openAs }) => {
  const titles = [uniqueTitle('First'), uniqueTitle('Second')]
  for (const title of titles) await createDemoPost(title)
  const page = await openAs('member', '/dashboard')
  const rows = titles.map((title) => page.getByRole('main').getByRole('link', { name: title, exact: true }))
  await page.getByRole('button', { name: 'Select', exact: true }).press('Enter')
  for (const title of titles) await page.getByRole('checkbox', { name: `Select ${title}` }).press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Delete selection' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete selection' }).press('Enter')
  for (const row of rows) await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo: Selection deleted' }).click()
  for (const row of rows) await expect(row.first()).toBeVisible()
})

test('copying works on plain HTTP, without the clipboard API', async ({ openAsVisitor }) => {
  const port = new URL(test.info().project.use.baseURL!).port
  const visitor = await openAsVisitor()
  const post = '/public/northwind-labs/fanfare-for-the-release-v3-0-is-out'
  await visitor.goto(`http://plain.fanfare.test:${port}${post}`)
  expect(await visitor.evaluate(() => window.isSecureContext)).toBe(false)
  const available = visitor
    .getByRole('article', { name: 'Suggestion' })
    .filter({ has: visitor.getByRole('button', { name: 'Copy' }) })
    .first()
  const words = await available.getByRole('paragraph').first().innerText()
  await available.getByRole('button', { name: 'Copy' }).click()

  const secure = await openAsVisitor()
  await secure.goto('/')
  await expect.poll(() => clipboardOf(secure)).toBe(words)
})

/** Opens the form from the dashboard. */
async function openForm(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Share a post' }).first().click()
  await expect(page.getByLabel('Link (URL)', { exact: true })).toBeVisible()
}
