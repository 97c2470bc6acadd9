import type { Page } from '@playwright/test'
import type { Desk } from '../../sandbox/desktop/desk.ts'
import { newAiKey } from '../../support/ai.ts'
import { createTeam, share, type Post, type Team } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import type { Client } from '../../support/desktop/client.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'

const SETTINGS = { shortcut: 'CommandOrControl+Shift+L' }

test('a member generates suggestions in the panel, and copies one that they have read @slow', async ({
  desk,
  start,
}) => {
  const { team, post } = await setUp()
  const { panel, generated } = await generate(desk, await start({ settings: SETTINGS }), team)
  await expectAccessible(panel)
  const text = await generated.first().locator('p').first().innerText()
  await generated.first().click()
  await panel.getByRole('button', { name: 'Approve and copy' }).click()
  await expect.poll(() => desk.browser.opened().at(-1)).toBe(post.url)
  expect(desk.clipboard()).toBe(text)
  expect(await suggestionsOf(team, post)).toEqual([
    expect.objectContaining({ content: text, ...generatedBy(team) }),
    expect.objectContaining({ content: 'What a sound' }),
  ])
  await expect(generated).toHaveCount(4)
})

test('a member edits a generated suggestion, and approves and copies their words @slow', async ({
  desk,
  start,
}) => {
  const { team, post } = await setUp()
  const { panel, generated } = await generate(desk, await start({ settings: SETTINGS }), team)
  await generated.first().click()
  await panel.keyboard.press('Control+e')
  const field = panel.getByRole('textbox', { name: 'Your words' })
  await field.fill('What a sound')
  await field.press('Enter')
  await expect(panel.getByText('The post already has this text.')).toBeVisible()
  await expectAccessible(panel)

  await field.fill('A decade later I still hear it')
  await panel.getByRole('button', { name: 'Approve and copy' }).click()
  await expect.poll(() => desk.browser.opened().at(-1)).toBe(post.url)
  expect(desk.clipboard()).toBe('A decade later I still hear it')
  expect(await suggestionsOf(team, post)).toEqual([
    expect.objectContaining({ content: 'A decade later I still hear it', ...generatedBy(team) }),
    expect.objectContaining({ content: 'What a sound' }),
  ])
  await expect(generated).toHaveCount(4)
})

/** A team with a provider, and a post that runs low. */
async function setUp(): Promise<{ team: Team; post: Post }> {
  const team = await createTeam()
  await team.owner.ask('POST', '/ai/integrations', {
    organizationId: team.id,
    provider: 'openai',
    apiKey: newAiKey(),
  })
  return { team, post: await share(team, 'Ten years of brass', ['What a sound']) }
}

/** Signs the member in, opens the panel by its shortcut and generates five texts there. */
async function generate(desk: Desk, client: Client, team: Team) {
  await signIn(desk, client, team.member)
  const comes = client.app.waitForEvent('window')
  desk.press('key', 'ctrl+shift+l')
  const panel: Page = await comes
  await panel.getByRole('option', { name: 'Generate five more' }).click()
  const generated = panel.getByRole('option').filter({ has: panel.getByTitle('Approve and copy') })
  await expect(generated).toHaveCount(5)
  return { panel, generated }
}

const generatedBy = ({ member }: Team) => ({
  isAiGenerated: true,
  isLocked: true,
  author: expect.objectContaining({ name: member.name }) as unknown,
})

/** The suggestions of a post, the newest first. */
async function suggestionsOf({ owner }: Team, { id }: Post) {
  const { comments } = await owner.ask<{ comments: { content: string; createdAt: string }[] }>(
    'GET',
    `/comments/post/${id}`,
  )
  return comments.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}
