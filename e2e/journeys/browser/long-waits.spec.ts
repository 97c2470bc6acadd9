import { failAi, newAiKey } from '../../support/ai.ts'
import { createMember, createOrganization } from '../../support/api.ts'
import { delayRequests } from '../../support/delay-requests.ts'
import { expect, test, type Page } from '../../support/test.ts'

/** What the page says of an action that takes longer than two seconds, as screen readers find it. */
const running = (page: Page) => page.getByRole('dialog', { name: 'Still working…' })

test('a test of an AI provider that hangs says that it is still running @slow', async ({ openPage }) => {
  const owner = await createMember('Olga Ferreira')
  const { id: organizationId } = await createOrganization(owner)
  const apiKey = newAiKey()
  await owner.ask('POST', '/ai/integrations', { organizationId, provider: 'openai', apiKey })
  const page = await openPage(owner.token)
  await page.goto(`/organizations/${organizationId}/settings/ai-providers`)
  await failAi(apiKey, 'hang')
  await page.getByRole('button', { name: 'Test OpenAI' }).click()
  await expect(running(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Test OpenAI' })).not.toHaveAttribute('aria-busy', {
    timeout: 30_000,
  })
  await expect(running(page)).toHaveCount(0)
})

test('an export on a slow connection says so above its dialog, until the file is there', async ({
  openAsNewUser,
}) => {
  const { page, password } = await openAsNewUser()
  const proceed = await delayRequests(page, '**/api/users/me/export')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download my data' })
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect(dialog.getByRole('button', { name: 'Preparing your data…' })).toBeVisible()
  await expect(running(page)).toBeVisible()
  const download = page.waitForEvent('download')
  proceed()
  await download
  await expect(running(page)).toHaveCount(0)
})
