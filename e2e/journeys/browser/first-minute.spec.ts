import { countClicks } from '../../support/clicks.ts'
import { expect, test } from '../../support/test.ts'
import { clipboardOf, uniqueEmail } from '../../support/people.ts'
import { copyButtonOf, uniqueTitle } from '../../support/posts.ts'

const CLICKS_MAX = 5

test(`a stranger copies a first comment after at most ${CLICKS_MAX} clicks, and finds all again`, async ({
  openAsVisitor,
}) => {
  const page = await openAsVisitor()
  const clicks = await countClicks(page)
  const main = page.getByRole('main')
  const organization = `Équipe & Co ${Date.now()}`
  await page.goto('/')

  await test.step('an account', async () => {
    await main.getByRole('link', { name: 'Get started' }).first().click()
    expect(clicks()).toBe(1)
    const form = page.getByRole('dialog', { name: 'Create an account' })
    await expect(form.getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Noor van Dijk')
    await form.getByLabel('Email').fill(uniqueEmail())
    await form.getByLabel('Password', { exact: true }).fill('Brass-band-7!')
    await form.getByLabel('Confirm password').fill('Brass-band-7!')
    await expect(form.getByRole('button', { name: 'Create account' })).toBeEnabled()
    await page.keyboard.press('Enter')
  })

  await test.step('an organization', async () => {
    await main.getByRole('link', { name: 'Create an organization' }).click()
    await expect(main.getByLabel('Name', { exact: true })).toBeFocused()
    await page.keyboard.type(organization)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^Good/ })).toBeVisible()
  })

  const words = `I was there, and it was louder. ${uniqueTitle('First')}`
  await test.step('a post with a first suggestion', async () => {
    const link = main.getByRole('textbox', { name: 'Paste the link of a post' })
    await link.fill('https://www.linkedin.com/posts/first-minute')
    await link.press('Enter')
    await page.getByLabel('Title').fill(uniqueTitle('Our first post'))
    await page.getByRole('button', { name: 'Add a suggestion' }).click()
    await page.getByLabel('Suggestion 1', { exact: true }).fill(words)
    await main.getByRole('button', { name: 'Share a post' }).click()
  })

  await copyButtonOf(page, words).click()
  await expect.poll(() => clipboardOf(page)).toBe(words)
  expect(clicks()).toBeLessThanOrEqual(CLICKS_MAX)

  await page.reload()
  await expect(page.getByRole('button', { name: `Organization: ${organization}` })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: words })).toContainText('You copied this')
})
