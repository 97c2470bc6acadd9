import { createPost } from '../../support/api.ts'
import { expect, test } from '../../support/test.ts'

test('a testimonial goes from the question on the dashboard to the public page @slow', async ({
  openAs,
  openAsOwner,
  openAsVisitor,
}) => {
  const words = 'Nobody posts the same comment twice any more.'
  const { id, owner, name } = await openAsOwner()
  // Nobody is asked before something is shared.
  await createPost(owner, { organizationId: id, title: 'The first one' })
  const { page } = owner
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Write a testimonial' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write a testimonial' })
  await expect(dialog.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked()
  await dialog.getByLabel('Your testimonial').fill(words)
  await dialog.getByRole('radio', { name: '5 of 5 stars' }).press('ArrowLeft')
  await dialog.getByRole('checkbox', { name: 'Show my name' }).check()
  await dialog.getByRole('button', { name: 'Send testimonial' }).click()
  await expect(page.getByText('An administrator will read your testimonial').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write a testimonial' })).toHaveCount(0)

  const visitor = await openAsVisitor()
  await visitor.goto('/community-landing')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText(words)).toHaveCount(0)

  const review = await openAs('administrator', '/admin/testimonials?status=pending')
  const row = review.getByRole('listitem').filter({ hasText: words })
  await expect(row).toContainText('4 of 5 stars')
  for (const fact of [owner.email, name]) await expect(row).toContainText(fact)
  await row.getByRole('button', { name: 'Approve' }).click()
  await expect(review.getByText('Testimonial approved')).toBeVisible()
  await expect(row).toHaveCount(0)

  const another = await openAsVisitor()
  const quote = another.getByRole('listitem').filter({ hasText: words })
  // It is published when that can no longer be undone.
  await expect(async () => {
    await another.goto('/community-landing')
    await expect(quote).toContainText(`Olga, ${name}`, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(quote).not.toContainText('Ferreira')
})
