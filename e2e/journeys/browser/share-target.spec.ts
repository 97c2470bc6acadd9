import { randomUUID } from 'node:crypto'
import { demoAccount } from '../../support/instance.ts'
import { submitPassword } from '../../support/people.ts'
import { expect, test, type Page } from '../../support/test.ts'
import { workerRuns } from '../../support/worker.ts'

const LINK = 'https://www.linkedin.com/posts/load-generator'

const shared = (parts: Record<string, string>) => `/share?${new URLSearchParams(parts)}`

async function expectFilledIn(page: Page, fields: { link: string; title?: string; words?: string }) {
  await expect(page.getByLabel('Link (URL)', { exact: true })).toHaveValue(fields.link)
  if (fields.title !== undefined) await expect(page.getByLabel('Title')).toHaveValue(fields.title)
  if (fields.words !== undefined)
    await expect(page.getByLabel('Comment', { exact: true })).toHaveValue(fields.words)
}

test('a link from a phone fills in the form, and nothing is shared before the person does', async ({
  openAs,
}) => {
  const page = await openAs('member', '/dashboard')
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/posts')) posts.push(request.url())
  })
  const link = `https://www.linkedin.com/posts/${randomUUID()}`
  await page.goto(shared({ title: 'Our load generator', text: `Worth a look ${link}` }))
  await expectFilledIn(page, { link, title: 'Our load generator', words: 'Worth a look' })
  // It loads late, and moves the button.
  await expect(page.getByText('No preview found. Enter the title yourself.')).toBeVisible()
  expect(posts).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our load generator' })).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('a visitor signs in first and comes back with the link @slow', async ({ openAsVisitor }) => {
  const page = await openAsVisitor()
  await page.goto(shared({ text: LINK }))
  await expect(page).toHaveURL(/\/login$/)
  await submitPassword(page, demoAccount('member'))
  await expect(page).toHaveURL(/\/share\?/)
  await expectFilledIn(page, { link: LINK })
})

test('a text of a hundred kilobytes is cut, with a sentence @slow', async ({ openAs }) => {
  const page = await openAs('member')
  await workerRuns(page)
  await page.goto(shared({ text: `${LINK} ${'long '.repeat(20_000)}` }))
  await expect(page.getByText(/its end is missing/)).toBeVisible()
  await expectFilledIn(page, { link: LINK })
})
