import { createPost, createTeam } from '../../support/api.ts'
import { tomorrow } from '../../support/posts.ts'
import { expect, test } from '../../support/test.ts'

const TITLE = 'We are hiring a designer'
const WORDS = 'Lovely work, everybody.'

test('a post is scheduled, starts, ends and is opened again, which colleagues see at once', async ({
  openPage,
}) => {
  const team = await createTeam()
  const page = await openPage(team.owner.token)
  const colleague = await openPage(team.member.token)
  await colleague.goto('/dashboard')

  await page.goto(`/${team.id}/create-post`)
  await page.getByRole('textbox', { name: 'Link (URL)' }).fill('https://www.linkedin.com/posts/hiring')
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE)
  await page.getByRole('button', { name: 'Add suggestions and details' }).click()
  await page.getByRole('button', { name: 'Add a suggestion' }).click()
  await page.getByRole('textbox', { name: 'Suggestion 1' }).fill(WORDS)
  await page.getByLabel('Starts').fill('2020-01-01T09:00')
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Choose a time in the future, within a year.')).toBeVisible()
  await page.getByLabel('Starts').fill(tomorrow())
  await page.getByRole('combobox', { name: 'Asks for comments for' }).selectOption('48 hours')
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('This post has not started yet')).toBeVisible()
  await expect(page.getByText('Nothing to copy yet')).toBeVisible()
  const address = new URL(page.url()).pathname

  await colleague.goto(address)
  await expect(colleague.getByRole('heading', { name: 'Post not found' })).toBeVisible()
  await page.goto('/dashboard?state=scheduled')
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible()
  await colleague.goto('/dashboard?state=scheduled')
  await expect(colleague.getByRole('link', { name: TITLE })).toHaveCount(0)
  await colleague.goto('/dashboard')

  await page.goto(address)
  await page.getByRole('button', { name: 'Start now' }).click()
  await expect(page.getByText('The post has started', { exact: true })).toBeVisible()
  await expect(
    colleague.getByRole('article', { name: `Suggestion for “${TITLE}”` }).getByText(WORDS),
  ).toBeVisible()
  const row = colleague.getByRole('main').getByRole('listitem').filter({ hasText: TITLE })
  await expect(row.getByText('Waiting for you')).toBeVisible()

  await page.getByRole('button', { name: 'Change the end' }).click()
  await page.getByRole('combobox', { name: 'Asks for comments for' }).selectOption('End now')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Nothing can be copied any more')).toBeVisible()
  await expect(row.getByText('Ended', { exact: true })).toBeVisible()
  await expect(row.getByText('Waiting for you')).toHaveCount(0)

  await page.getByRole('button', { name: 'Reopen' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The end has been changed')).toBeVisible()
  await expect(row.getByText('Waiting for you')).toBeVisible()
  await colleague.goto(address)
  await expect(colleague.getByRole('article').filter({ hasText: WORDS }).first()).toBeVisible()
})

test('visitors see until when they can copy, and copy nothing after that', async ({ openPage }) => {
  const team = await createTeam()
  const post = await createPost(team.owner, {
    organizationId: team.id,
    title: TITLE,
    isPublic: true,
    suggestions: [WORDS, 'Come and join us.'],
    schedule: { timeZone: 'UTC', windowHours: 24 },
  })
  const visitor = await openPage()
  const owner = await openPage(team.owner.token)
  const { post: shown } = await team.owner.ask<{ post: { publicUrl: string } }>('GET', `/posts/${post.id}`)
  await visitor.goto(new URL(shown.publicUrl).pathname)
  await expect(visitor.getByText(/^You can copy until /)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(2)

  await owner.goto(`/posts/${post.id}`)
  await owner.getByRole('button', { name: 'Change the end' }).click()
  await owner.getByRole('combobox', { name: 'Asks for comments for' }).selectOption('End now')
  await owner.getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByText('Nothing can be copied any more')).toBeVisible()

  // The page was opened before the end: the copy is refused, with words.
  await visitor.getByRole('button', { name: 'Copy', exact: true }).first().click()
  await expect(visitor.getByText(/This post has ended/).first()).toBeVisible()
  const ended = visitor.getByText(
    'This post has ended. You can read its suggestions, but no longer copy them.',
  )
  await visitor.reload()
  await expect(ended).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(0)
})
