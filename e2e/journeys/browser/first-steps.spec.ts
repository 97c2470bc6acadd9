import { createMember, createOrganization, createPost } from '../../support/api.ts'
import { uniqueEmail } from '../../support/people.ts'
import { uniqueTitle } from '../../support/posts.ts'
import { expect, test, type Page } from '../../support/test.ts'

const stepsOf = (page: Page) => page.getByRole('region', { name: 'First steps' })

test('a founder takes the first steps, and they are gone when all are done @slow', async ({ openPage }) => {
  const founder = await createMember('Olga Ferreira')
  const organization = await createOrganization(founder)
  const page = await openPage(founder.token)
  await page.goto('/dashboard')
  await expect(stepsOf(page).getByText('1 of 4 done')).toBeVisible()

  await stepsOf(page).getByRole('link', { name: 'Share the first link' }).click()
  await page.getByLabel('Link (URL)', { exact: true }).fill('https://www.linkedin.com/posts/first-steps')
  const title = uniqueTitle('The first of many')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(stepsOf(page).getByText('2 of 4 done')).toBeVisible()

  await stepsOf(page).getByRole('link', { name: 'Add 3 suggestions to a post' }).click()
  await expect(page.getByRole('heading', { name: /^Comment suggestions/ })).toBeVisible()
  await founder.ask('POST', `/organizations/${organization.id}/invite`, {
    email: uniqueEmail(),
    allowSignup: true,
  })
  await page.goto('/dashboard')
  await expect(stepsOf(page).getByText('3 of 4 done')).toBeVisible()

  await createPost(founder, {
    organizationId: organization.id,
    title: uniqueTitle('With comments'),
    suggestions: ['Loud and clear', 'Encore, please', 'Front row for this one'],
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible()
  await expect(stepsOf(page)).toHaveCount(0)
})
