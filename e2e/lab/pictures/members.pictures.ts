import { copyButtonOf, editFirst, nextFor, openMoreFields, suggestionOf } from '../../support/posts.ts'
import { demoPost, LATENCY, organizationId } from './support/demo.ts'
import { take } from './support/take.ts'
import { expect, test } from './support/test.ts'

const postPath = async (title?: string) => `/posts/${(await demoPost(title)).id}`

test('the dashboard', async ({ openAs }) => {
  const page = await openAs('member')
  await expect(page.getByRole('link', { name: LATENCY, exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.evaluate(() => scrollTo(0, 0))
  await take(page, 'dashboard')
})

test('sharing a post', async ({ openAs }) => {
  const page = await openAs('member', `/${await organizationId()}/create-post`)
  await page
    .getByLabel('Link (URL)', { exact: true })
    .fill('https://www.linkedin.com/posts/northwind_on-call')
  await page.getByLabel('Title').fill('What on-call taught us about sleep')
  await openMoreFields(page)
  await page
    .getByLabel('Comment', { exact: true })
    .fill('Jonas wrote down the whole first month. Tell him what surprised you.')
  await page.getByLabel('Tags').fill('engineering')
  await page.getByLabel('Tags').press('Enter')
  await page.getByRole('radio', { name: /^Public/ }).check()
  await take(page, 'share-a-post', { around: page.locator('form') })
})

test('suggestions: reading, editing, copying', async ({ openAs }) => {
  const page = await openAs('member', await postPath())
  await expect(nextFor(page)).toBeVisible()
  await page.setViewportSize({ width: 1200, height: 940 })
  await take(page, 'post')
  const field = await editFirst(page)
  await field.fill('Saving this one for the next time somebody asks me for one more node.')
  await take(page, 'edit-first', { around: page.getByRole('article').filter({ has: field }) })
  await page.reload()
  const words = 'So the fastest query is the one you never run?'
  await copyButtonOf(page, words).click()
  await expect(suggestionOf(page, words).getByRole('button', { name: 'Undo' })).toBeVisible()
  await take(page, 'copied', { around: suggestionOf(page, words) })
  await suggestionOf(page, words).getByRole('button', { name: 'Undo' }).click()
  await expect(copyButtonOf(page, words)).toBeVisible()
})

test('generated suggestions', async ({ openAs }) => {
  const page = await openAs('member', await postPath())
  await page.getByRole('button', { name: 'Generate AI comments' }).click()
  const form = page.getByRole('dialog', { name: 'Generate AI comments' })
  for (const mood of ['Funny', 'Encouraging'])
    await form.getByRole('button', { name: mood, exact: true }).click()
  await take(page, 'generate')
})

test('finding and moving by keyboard, in the dark', async ({ openAs }) => {
  const page = await openAs('member')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.getByRole('link', { name: LATENCY, exact: true }).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /Search or jump/ })).toBeFocused()
  await take(page, 'palette-dark')
})

test('notifications', async ({ openAs }) => {
  const page = await openAs('colleague')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  await take(page, 'notifications')
  await page.goto('/profile')
  const choices = page.getByRole('region', { name: 'Notifications', exact: true })
  await expect(choices.getByRole('switch').first()).toBeVisible()
  await take(page, 'notification-choices', { around: choices })
})

test('the community, and a post as a visitor', async ({ openAs, openAsVisitor }) => {
  const page = await openAs('colleague', '/community')
  await expect(page.getByRole('link', { name: LATENCY, exact: true }).first()).toBeVisible()
  await take(page, 'community')
  const visitor = await openAsVisitor()
  await visitor.goto(`/public/northwind-labs/${(await demoPost()).slug}`)
  await expect(visitor.getByRole('button', { name: 'Copy public link' })).toBeVisible()
  await take(visitor, 'public-post')
})

test('a post on a phone', async ({ openAs }) => {
  const page = await openAs('member')
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(await postPath())
  await expect(nextFor(page)).toBeVisible()
  await nextFor(page).evaluate((card) => card.scrollIntoView({ block: 'center' }))
  await take(page, 'phone-post')
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: LATENCY, exact: true }).first()).toBeVisible()
  await take(page, 'phone-dashboard')
})
