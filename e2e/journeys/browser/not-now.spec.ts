import { createPost, createTeam } from '../../support/api.ts'
import { expect, test, type Page } from '../../support/test.ts'

const [HIRING, LAUNCH] = ['We are hiring a designer', 'The new dashboard is out']

const card = (page: Page, title: string) => page.getByRole('article', { name: `Suggestion for “${title}”` })

test('a post that is not for a member leaves all their devices, until they undo it', async ({ openPage }) => {
  const team = await createTeam()
  for (const title of [HIRING, LAUNCH])
    await createPost(team.owner, { organizationId: team.id, title, suggestions: ['Lovely work, everybody.'] })
  const page = await openPage(team.member.token)
  const phone = await openPage(team.member.token)
  for (const each of [page, phone]) await each.goto('/dashboard')
  await expect(card(phone, LAUNCH)).toBeVisible()

  await card(page, LAUNCH).getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('menuitem', { name: 'Not for me' }).click()
  await expect(card(page, HIRING)).toBeVisible()
  await expect(card(page, LAUNCH)).toHaveCount(0)
  // No card moves under the eyes of the member: it leaves when they go on.
  const row = phone.getByRole('main').getByRole('listitem').filter({ hasText: LAUNCH })
  await expect(row.getByText('Waiting for you')).toHaveCount(0)
  await phone.getByRole('button', { name: 'Next post' }).click()
  await expect(card(phone, HIRING)).toBeVisible()
  await expect(phone.getByText('1 of 1', { exact: true })).toBeVisible()
  // The post itself stays where it was.
  await expect(page.getByRole('link', { name: LAUNCH })).toBeVisible()

  await page.getByRole('button', { name: 'Undo: No longer waits for you' }).click()
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await expect(phone.getByText('1 of 2', { exact: true })).toBeVisible()
})
