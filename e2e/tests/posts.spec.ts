import { expect, test, type Page } from '../support/test.ts'
import { createDemoPost } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { clipboardOf, signIn } from '../support/people.ts'
import { demoAccount } from '../support/instance.ts'
import { uniqueTitle, suggestionOf } from '../support/posts.ts'

test('a link that cannot be shared is refused while typing', async ({ openAs }) => {
  const page = await openAs('member')
  await page.getByRole('main').getByRole('link', { name: 'Share a post' }).first().click()
  await page.getByLabel('Title').fill('A shortener')
  const link = page.getByLabel('Link', { exact: true })
  const share = page.getByRole('main').getByRole('button', { name: 'Share a post' })

  await link.fill('not a link')
  await expect(page.getByRole('alert')).toContainText('Invalid URL Format.')
  await expect(share).toBeDisabled()

  await link.fill('https://bit.ly/3xyz')
  await expect(page.getByRole('alert')).toContainText('The URL domain is not approved.')
  await expect(share).toBeDisabled()

  await link.fill('https://www.linkedin.com/posts/fine')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(share).toBeEnabled()
})

test('a link to an unknown site is pending and has no public page', async ({ openAs, openAsVisitor }) => {
  const page = await openAs('member')
  const title = uniqueTitle('News from an unknown site')
  await page.getByRole('main').getByRole('link', { name: 'Share a post' }).first().click()
  await page.getByLabel('Link', { exact: true }).fill('https://blog.unknown-site.example/news')
  await page.getByLabel('Title').fill(title)
  await expect(page.getByText('Domain Not Reviewed')).toBeVisible()
  await page.getByRole('radio', { name: /^Public/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Share a post' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Waiting for a moderator')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy public link' })).toHaveCount(0)

  const visitor = await openAsVisitor()
  const answer = await visitor.goto(`/public/northwind-labs/${title.toLowerCase().replaceAll(' ', '-')}`)
  expect(answer?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: 'Post not found' })).toBeVisible()
})

test('a post is shared with its first suggestions, and what is written survives a reload', async ({
  openAs,
}) => {
  const page = await openAs('member')
  const title = uniqueTitle('With suggestions')
  await openForm(page)
  await expect(page.getByLabel('Link', { exact: true })).toBeFocused()
  await page.keyboard.type('https://www.linkedin.com/posts/with-suggestions')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Add a suggestion' }).click()
  await page.getByLabel('Suggestion 1', { exact: true }).fill(`I was there. ${title}`)
  await page.getByRole('button', { name: 'Mood' }).last().click()
  await page.getByRole('searchbox', { name: 'Search moods' }).fill('appre')
  await page.keyboard.press('Enter')
  await page.reload()
  await expect(page.getByLabel('Suggestion 1', { exact: true })).toHaveValue(`I was there. ${title}`)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Share a post' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const suggestion = suggestionOf(page, 'I was there.')
  await expect(suggestion).toContainText('Appreciative')
})

test('a page that cannot be fetched has no preview, and can be shared', async ({ openAs }) => {
  const page = await openAs('member')
  const title = uniqueTitle('No preview')
  await openForm(page)
  await page.getByLabel('Link', { exact: true }).fill('https://nobody-is-here.invalid/news')
  await expect(page.getByText('No preview: fill in the title yourself.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Title').fill(title)
  await page.getByRole('main').getByRole('button', { name: 'Share a post' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a post keeps picture and description of its link, as they were edited, and its public page has them', async ({
  openAs,
  openAsVisitor,
}) => {
  const page = await openAs('member')
  const title = uniqueTitle('Pictured')
  await openForm(page)
  await page.getByLabel('Link', { exact: true }).fill('http://m.youtube.com/every-day')
  const preview = page.getByRole('figure', { name: 'Link preview' })
  const picture = preview.locator('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 960)
  await expectAccessible(page)
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
  await page.getByRole('main').getByRole('button', { name: 'Share a post' }).click()
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

test('a draft survives a reload, but not signing out', async ({ page }) => {
  await signIn(page, demoAccount('member'))
  await openForm(page)
  await page.getByLabel('Link', { exact: true }).fill('https://www.linkedin.com/posts/half')
  await page.getByLabel('Title').fill('Half a title')
  await page.reload()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Half a title')
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue('https://www.linkedin.com/posts/half')

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

test('a link shared before leads to its post, with any tracking parameters', async ({ openAs }) => {
  const title = uniqueTitle('Shared before')
  const link = `https://www.linkedin.com/posts/before-${process.pid}`
  await createDemoPost(title, { url: `${link}?utm_source=mail` })

  const jonas = await openAs('colleague')
  await openForm(jonas)
  await jonas.getByLabel('Link', { exact: true }).fill(`${link}/?utm_medium=social`)
  await expect(
    jonas.getByText(/^Marina .* shared this link now\.|^Marina .* shared this link .* ago\./),
  ).toBeVisible()
  await expectAccessible(jonas)
  await jonas.getByLabel('Title').fill('Once more')
  await expect(jonas.getByRole('main').getByRole('button', { name: 'Share a post' })).toBeEnabled()
  await jonas.getByRole('link', { name: `Open “${title}”` }).click()
  await expect(jonas.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a post is written and shared with the keyboard alone', async ({ openAs }) => {
  const page = await openAs('member')
  const title = uniqueTitle('Keys alone')
  await openForm(page)
  await page.getByLabel('Link', { exact: true }).focus()
  await page.keyboard.type('https://www.linkedin.com/posts/keys')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Worth a comment')
  await page.keyboard.press('Tab')
  await page.keyboard.type('engin')
  await expect(page.getByRole('option', { name: '#engineering' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('keyboards,')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /^Private/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /^Public/ })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('#engineering')).toBeVisible()
  await expect(page.getByText('#keyboards')).toBeVisible()
})

test('a public post is shared as a message', async ({ openAs }) => {
  const page = await openAs('member', '/dashboard?search=p95+latency')
  await page.getByRole('link', { name: /p95 latency/ }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter')
  await expect(page.getByRole('menu', { name: 'Share' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Copy message' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Message copied' })).toBeVisible()
  const message = await clipboardOf(page)
  expect(message).toContain('How we cut our p95 latency in half')
  expect(message).toMatch(/\/public\/northwind-labs\/how-we-cut-our-p95/)
})

test('a double click creates one post', async ({ openAs }) => {
  const page = await openAs('member')
  const title = uniqueTitle('Clicked twice')
  await page.getByRole('main').getByRole('link', { name: 'Share a post' }).first().click()
  await page.getByLabel('Link', { exact: true }).fill('https://www.linkedin.com/posts/twice')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('main').getByRole('button', { name: 'Share a post' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: title })).toHaveCount(1)
})

test('a colleague may edit a post but not delete it; its author may', async ({ openAs }) => {
  const title = uniqueTitle('To be changed')
  const path = await createDemoPost(title)
  const [marina, jonas] = await Promise.all([openAs('member', path), openAs('colleague', path)])
  await expect(jonas.getByRole('button', { name: 'Delete post' })).toHaveCount(0)
  await jonas.getByRole('link', { name: 'Edit post' }).click()
  await expect(jonas.getByText('You are editing together')).toBeVisible()
  await jonas.getByLabel('Title').fill(`${title}, changed`)
  await jonas.getByRole('button', { name: 'Save' }).click()
  await expect(marina.getByRole('heading', { level: 1, name: `${title}, changed` })).toBeVisible()

  await marina.getByRole('button', { name: 'Delete post' }).click()
  await marina.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(marina).toHaveURL(/\/dashboard$/)
  await jonas.goto(path)
  await expect(jonas.getByRole('heading', { name: 'Post not found' })).toBeVisible()
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
  await expect(suggestionOf(visitor, words).getByText('Copied', { exact: true })).toBeVisible()
})

/** Opens the form from the dashboard. */
async function openForm(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Share a post' }).first().click()
  await expect(page.getByLabel('Link', { exact: true })).toBeVisible()
}
