import { createInvitation, createTeam, share } from '../../support/api.ts'
import { countClicks, countKeys } from '../../support/clicks.ts'
import { expect, test, type Page } from '../../support/test.ts'
import { clipboardOf, uniqueEmail } from '../../support/people.ts'
import { copyButtonOf, uniqueTitle } from '../../support/posts.ts'

const CLICKS_MAX = 5
const KEYS_MAX = 60
const INVITED_CLICKS_MAX = 3

/** A page whose title and picture the server can fetch. */
const LINK = 'http://m.youtube.com/every-day'
/** As short as one may be that is not easy to guess. */
const PASSWORD = 'Otruba!9k'

/** Two characters that no other run has. */
const tag = () => (Date.now() % 1296).toString(36).padStart(2, '0')

/** Types a password twice in the open form, and sends it. */
async function choosePassword(page: Page) {
  const form = page.getByRole('dialog')
  await page.keyboard.type(PASSWORD)
  // The button that shows the password is between the fields.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await expect(form.getByRole('button', { name: 'Create account' })).toBeEnabled()
  await page.keyboard.press('Enter')
}

test(`a newcomer copies the first own comment after at most ${CLICKS_MAX} clicks and ${KEYS_MAX} keys, and finds all again`, async ({
  openAsVisitor,
}) => {
  const page = await openAsVisitor()
  const clicks = await countClicks(page)
  const keys = await countKeys(page)
  const main = page.getByRole('main')
  const organization = `Ave ${tag()}`
  await page.goto('/')
  // The link of a post that they have open elsewhere.
  await page.evaluate((link) => navigator.clipboard.writeText(link), LINK)

  await test.step('an account', async () => {
    await main.getByRole('link', { name: 'Get started' }).first().click()
    const form = page.getByRole('dialog', { name: 'Create an account' })
    await expect(form.getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Ana')
    await page.keyboard.press('Tab')
    await page.keyboard.type(`ana${tag()}@ave.io`)
    await page.keyboard.press('Tab')
    await expect(form.getByLabel('Password', { exact: true })).toBeFocused()
    await choosePassword(page)
  })

  await test.step('an organization', async () => {
    await main.getByRole('link', { name: 'Create an organization' }).click()
    await expect(main.getByLabel('Name', { exact: true })).toBeFocused()
    await page.keyboard.type(organization)
    await page.keyboard.press('Enter')
    await expect(main.getByRole('textbox', { name: 'Paste the link of a post' })).toBeVisible()
  })

  await test.step('a post, whose title the link brings', async () => {
    await page.keyboard.press('Control+V')
    await expect(page.getByLabel('Link (URL)', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Title')).toHaveValue('How we ship every day')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'How we ship every day' })).toBeVisible()
  })

  const words = 'So true!'
  await test.step('a suggestion', async () => {
    const field = page.getByRole('textbox', { name: 'Suggest a comment' })
    await expect(field).toBeVisible()
    await page.keyboard.press('s')
    await expect(field).toBeFocused()
    await page.keyboard.type(words)
    await page.keyboard.press('Control+Enter')
  })

  await copyButtonOf(page, words).click()
  await expect.poll(() => clipboardOf(page)).toBe(words)
  expect(clicks(), 'clicks').toBeLessThanOrEqual(CLICKS_MAX)
  expect(keys(), 'keys').toBeLessThanOrEqual(KEYS_MAX)
  expect(keys(), 'that keys are counted').toBeGreaterThan(2 * PASSWORD.length)

  await page.reload()
  await expect(page.getByRole('button', { name: `Organization: ${organization}` })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: words })).toContainText('You copied this')
})

test(`an invited newcomer copies a first comment after at most ${INVITED_CLICKS_MAX} clicks`, async ({
  openPage,
}) => {
  const team = await createTeam()
  const title = uniqueTitle('Waiting since yesterday')
  const words = 'The encore was the best part of it'
  await share(team, title, [words])
  const token = await createInvitation(team.id, team.owner, uniqueEmail(), true)
  const page = await openPage()
  const clicks = await countClicks(page)
  await page.goto(`/invitation/${token}`)

  await page.getByRole('link', { name: 'Sign Up' }).click()
  const form = page.getByRole('dialog', { name: `Join ${team.name}` })
  await expect(form.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Noor')
  await form.getByLabel('Password', { exact: true }).focus()
  await choosePassword(page)

  await page.getByRole('button', { name: `Copy and open “${title}”` }).click()
  await expect.poll(() => clipboardOf(page)).toBe(words)
  expect(clicks()).toBeLessThanOrEqual(INVITED_CLICKS_MAX)
})
