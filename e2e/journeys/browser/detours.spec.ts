import { newAiKey } from '../../support/ai.ts'
import { createPost } from '../../support/api.ts'
import { expect, test } from '../../support/test.ts'

test('connecting Slack and adding a key lead back to the post where they were missing @slow', async ({
  openAsOwner,
}) => {
  const { id: organizationId, owner } = await openAsOwner('')
  const { page } = owner
  const post = await createPost(owner, { organizationId, title: 'Ten years of brass', isPublic: true })
  const path = `/posts/${post.id}`
  await page.goto(path)
  const missing = page.getByRole('link', { name: 'Connect Slack' })
  const connect = async () => {
    await missing.click()
    await page.getByRole('button', { name: 'Connect Slack' }).click()
  }

  await test.step('who cancels at Slack is back at the post, where nothing has failed', async () => {
    await connect()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(missing).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(page.getByText('Slack connection failed.')).toHaveCount(0)
  })

  await test.step('who allows it is back at the post, and can share it', async () => {
    await connect()
    await page.getByRole('button', { name: 'Allow' }).click()
    await expect(page.getByText('Slack connected successfully').first()).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('button', { name: 'Share to Slack' })).toBeVisible()
  })

  await test.step('a refused key is said at its field, and one that works leads back to the dialog', async () => {
    await page.getByRole('button', { name: 'Generate AI comments' }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'Open the settings' }).click()
    await page.getByRole('button', { name: 'Add provider' }).click()
    const adding = page.getByRole('dialog', { name: 'Add a provider' })
    await adding
      .getByRole('combobox', { name: 'Provider' })
      .selectOption({ label: 'OpenAI: GPT-4, GPT-3.5 Turbo' })
    const key = adding.getByLabel('API key', { exact: true })
    await key.fill('sk-somebody-elses-key')
    await adding.getByRole('button', { name: 'Add provider' }).click()
    await expect(adding.getByText(/The provider refuses the key/)).toBeVisible()
    await expect(key).toHaveAttribute('aria-invalid', 'true')
    await key.fill(newAiKey())
    await adding.getByRole('button', { name: 'Add provider' }).click()
    await expect(page.getByText('OpenAI added. The key works.').first()).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Generate AI comments' })).toBeVisible()
    await expect(page).toHaveURL(path)
  })
})
