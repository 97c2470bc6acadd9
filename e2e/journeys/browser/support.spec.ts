import { readFile } from 'node:fs/promises'
import { expect, test } from '../../support/test.ts'

/** A picture of one red pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)

test('a visitor requests support with a picture, and an administrator downloads it and closes the request @slow', async ({
  openAs,
  openAsVisitor,
}) => {
  const title = `The button does nothing ${Date.now()}`
  const page = await openAsVisitor()
  await page.goto('/community-landing')
  const working = page.waitForEvent('worker')
  await page.getByRole('button', { name: 'Request support' }).click()
  // The CSP of the pages allows a worker of our own, which solves the captcha.
  expect((await working).url()).toContain('/assets/puzzle-worker')
  const dialog = page.getByRole('dialog', { name: 'Request support' })
  await dialog.getByLabel('Name').fill('Vera Visitor')
  await dialog.getByLabel('Email').fill('vera@example.org')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('I click, and nothing happens.')
  await dialog.getByLabel('Priority').selectOption('High')
  await dialog
    .getByLabel('Add a file')
    .setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(dialog.getByText('Checked', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Support request submitted!')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const admin = await openAs('administrator', '/admin/support')
  await admin.getByRole('link', { name: title }).click()
  await expect(admin.getByRole('heading', { name: title })).toBeVisible()
  const downloading = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Download screen.png' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('screen.png')
  const signature = (await readFile(await download.path())).subarray(1, 4).toString()
  expect(signature).toBe('PNG')
  await admin.getByRole('button', { name: 'Close without an answer' }).click()
  await expect(admin.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await expect(admin.getByRole('link', { name: title })).toHaveCount(0)
})

test('a signed-in person is told of the answer in the bell, and reads it among their requests @slow', async ({
  openAs,
  openAsNewUser,
}) => {
  const title = `The parade is missing ${Date.now()}`
  const { page } = await openAsNewUser('/profile')
  await page.getByRole('contentinfo').getByText('Product · Company · Support').click()
  await page.getByRole('button', { name: 'Request support' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request support' })
  await expect(dialog.getByText(/in “Your support requests”/)).toBeVisible()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('I cannot find it.')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Support request submitted!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  const admin = await openAs('administrator', '/admin/support')
  await admin.getByRole('link', { name: title }).click()
  await admin.getByLabel('Answer', { exact: true }).fill('It is back on the dashboard.')
  await admin.getByRole('button', { name: 'Send answer' }).click()
  await expect(admin.getByText('Answer sent')).toBeVisible()

  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('link', { name: 'Your support request has been answered' }).click()
  await expect(page).toHaveURL(/\/support$/)
  const request = page.getByRole('listitem').filter({ hasText: title })
  await expect(request).toContainText('It is back on the dashboard.')
})
