import { createPost, demoMember } from '../../support/api.ts'
import { expect, test } from '../../support/test.ts'

const HOST = 'field-notes.example'
const TITLE = 'Notes from the field'
const FARM = 'A link nobody knows'

test('a moderator rejects a post with a reason, and approves another with its host for everybody', async ({
  openAs,
  request,
}) => {
  const marina = await demoMember('member')
  const { organizations } = await marina.ask<{ organizations: { id: string; slug: string }[] }>(
    'GET',
    '/organizations',
  )
  const [{ id: organizationId, slug }] = organizations as [{ id: string; slug: string }]
  const notes = await createPost(marina, {
    organizationId,
    title: TITLE,
    url: `https://${HOST}/a`,
    isPublic: true,
  })
  const farm = await createPost(marina, {
    organizationId,
    title: FARM,
    url: 'https://nobody-knows.example/a',
  })
  const author = await openAs('member', `/posts/${farm.id}`)
  const colleague = await openAs('colleague', '/community')
  const moderator = await openAs('administrator', '/admin/moderation')

  await test.step('while it waits, nobody else sees it', async () => {
    await expect(author.getByText('Waiting for a moderator')).toBeVisible()
    expect((await request.get(`/public/${slug}/${notes.slug}`)).status()).toBe(404)
    await expect(colleague.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expect(colleague.getByRole('link', { name: TITLE })).toHaveCount(0)
  })

  await test.step('the author reads why a post was rejected, and sends it again', async () => {
    await moderator.getByRole('button', { name: `Reject ${FARM}` }).click()
    const dialog = moderator.getByRole('dialog', { name: 'Reject post?' })
    await dialog.getByLabel('Reason').fill('A link farm.')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(moderator.getByText('Post rejected')).toBeVisible()
    // The decision is made when it can no longer be undone.
    await expect(author.getByText('Reason: A link farm.')).toBeVisible({ timeout: 20_000 })
    await author.getByRole('button', { name: 'Send again' }).click()
    await expect(author.getByText('Waiting for a moderator')).toBeVisible()
    await expect(moderator.getByText('Rejected before: A link farm.')).toBeVisible()
  })

  await test.step('an approved post appears for everybody by itself', async () => {
    await author.goto(`/posts/${notes.id}`)
    await expect(author.getByText('Waiting for a moderator')).toBeVisible()
    const row = moderator.getByRole('listitem', { name: TITLE })
    await expect(row.getByText(`${HOST} has not been reviewed yet.`)).toBeVisible()
    await row.getByRole('checkbox', { name: `Approve ${HOST} permanently` }).check()
    await row.getByRole('button', { name: `Approve ${TITLE}` }).click()
    await expect(moderator.getByText(`Domain approved: ${HOST}`)).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(author.getByText('Waiting for a moderator')).toHaveCount(0, { timeout: 20_000 })
    await expect(colleague.getByRole('link', { name: TITLE }).first()).toBeVisible()
    expect((await request.get(`/public/${slug}/${notes.slug}`)).status()).toBe(200)
  })

  await moderator.goto(`/admin/hosts?search=${HOST}`)
  await expect(moderator.getByRole('listitem').filter({ hasText: HOST })).toContainText('Approved')
})
