import { expect, test } from '@playwright/test'
import { openAs, openAsVisitor } from '../support/people.ts'
import { newTitle, sharePost, suggestionOf } from '../support/posts.ts'

test('a link that cannot be shared is refused while it is typed', async ({ browser }) => {
  const page = await openAs(browser, 'member')
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

test('a link to an unknown site waits for a moderator and has no public page', async ({ browser }) => {
  const page = await openAs(browser, 'member')
  const title = newTitle('News from an unknown site')
  await page.getByRole('main').getByRole('link', { name: 'Share a post' }).first().click()
  await page.getByLabel('Link', { exact: true }).fill('https://blog.unknown-site.example/news')
  await page.getByLabel('Title').fill(title)
  await expect(page.getByText('Domain Not Reviewed')).toBeVisible()
  await page.getByRole('radio', { name: /^Public/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Share a post' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Waiting for a moderator')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy public link' })).toHaveCount(0)

  const visitor = await openAsVisitor(browser)
  const answer = await visitor.goto(`/public/northwind-labs/${title.toLowerCase().replaceAll(' ', '-')}`)
  expect(answer?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: 'Post not found' })).toBeVisible()
})

test('a double click shares one post', async ({ browser }) => {
  const page = await openAs(browser, 'member')
  const title = newTitle('Clicked twice')
  await page.getByRole('main').getByRole('link', { name: 'Share a post' }).first().click()
  await page.getByLabel('Link', { exact: true }).fill('https://www.linkedin.com/posts/twice')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('main').getByRole('button', { name: 'Share a post' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: title })).toHaveCount(1)
})

test('a colleague may change a post and is told whose it is; only some may delete it', async ({
  browser,
}) => {
  const marina = await openAs(browser, 'member')
  const title = newTitle('To be changed')
  await sharePost(marina, { title, isPublic: false })
  const path = new URL(marina.url()).pathname

  const jonas = await openAs(browser, 'colleague')
  await jonas.goto(path)
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

test('copying works on plain http too, where there is no clipboard API', async ({ browser }) => {
  const port = new URL(test.info().project.use.baseURL!).port
  const visitor = await openAsVisitor(browser)
  await visitor.goto(`http://plain.fanfare.test:${port}/community-landing`)
  expect(await visitor.evaluate(() => window.isSecureContext)).toBe(false)
  await visitor.getByRole('link', { name: 'Fanfare for the release: v3.0 is out' }).click()
  const free = visitor
    .getByRole('article', { name: 'Suggestion' })
    .filter({ has: visitor.getByRole('button', { name: 'Copy' }) })
    .first()
  const words = await free.getByRole('paragraph').first().innerText()
  await free.getByRole('button', { name: 'Copy' }).click()
  await expect(suggestionOf(visitor, words).getByText('Copied', { exact: true })).toBeVisible()
})
