import { expect, test, type Page } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'

const HOST = 'field-notes.example'
const TITLE = 'Notes from the field'

interface Shared {
  title: string
  url: string
  isPublic?: boolean
}

/** Shares a link from the dashboard, which leads to the post. */
async function share(page: Page, { title, url, isPublic = false }: Shared) {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Share a post' }).first().click()
  await page.getByLabel('Link', { exact: true }).fill(url)
  await page.getByLabel('Title').fill(title)
  if (isPublic) await page.getByRole('radio', { name: /^Public/ }).check()
  await main.getByRole('button', { name: 'Share a post' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('a post on an unknown host waits, and appears for everybody once it is approved', async ({
  openAs,
  openAsNewUser,
}) => {
  const author = await openAs('member')
  await share(author, { title: TITLE, url: `https://${HOST}/a`, isPublic: true })
  await expect(author.getByText('Waiting for a moderator')).toBeVisible()
  const colleague = await openAs('colleague', '/community')
  const { page: stranger } = await openAsNewUser('/community')
  for (const page of [colleague, stranger]) {
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('link', { name: TITLE })).toHaveCount(0)
  }

  const moderator = await openAs('administrator', '/admin/moderation')
  const row = moderator.getByRole('listitem', { name: TITLE })
  await expect(row.getByText(`${HOST} has not been reviewed yet.`)).toBeVisible()
  await expectAccessible(moderator)
  await row.getByRole('checkbox', { name: `Approve ${HOST} permanently` }).check()
  await row.getByRole('button', { name: `Approve ${TITLE}` }).click()
  await expect(moderator.getByText(`Domain approved: ${HOST}`)).toBeVisible()
  await expect(row).toHaveCount(0)

  await expect(author.getByText('Waiting for a moderator')).toHaveCount(0)
  await expect(colleague.getByRole('link', { name: TITLE }).first()).toBeVisible()
  // Somebody of another team gets no events of this one.
  await stranger.reload()
  await expect(stranger.getByRole('link', { name: TITLE }).first()).toBeVisible()

  await moderator.goto(`/admin/hosts?search=${HOST}`)
  await expect(moderator.getByRole('listitem').filter({ hasText: HOST })).toContainText('Approved')
  await expectAccessible(moderator)
})

test('a rejected post says why, and is sent again', async ({ openAs }) => {
  const title = 'A link nobody knows'
  const author = await openAs('member')
  await share(author, { title, url: 'https://nobody-knows.example/a' })
  await expect(author.getByText('Waiting for a moderator')).toBeVisible()

  const moderator = await openAs('administrator', '/admin/moderation')
  await moderator.getByRole('button', { name: `Reject ${title}` }).click()
  const dialog = moderator.getByRole('dialog', { name: 'Reject post?' })
  await dialog.getByLabel('Reason').fill('A link farm.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(moderator.getByText('Post rejected')).toBeVisible()

  await expect(author.getByText('Reason: A link farm.')).toBeVisible()
  await expectAccessible(author)
  await author.getByRole('button', { name: 'Send again' }).click()
  await expect(author.getByText('Waiting for a moderator')).toBeVisible()
  await expect(moderator.getByText('Rejected before: A link farm.')).toBeVisible()
})
