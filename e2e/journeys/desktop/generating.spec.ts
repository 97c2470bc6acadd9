import { newAiKey } from '../../support/ai.ts'
import { createTeam, share } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'

const SETTINGS = { shortcut: 'CommandOrControl+Shift+L' }

test('a member generates suggestions in the panel, and copies one that they have read @slow', async ({
  desk,
  start,
}) => {
  const team = await createTeam()
  await team.owner.ask('POST', '/ai/integrations', {
    organizationId: team.id,
    provider: 'openai',
    apiKey: newAiKey(),
  })
  const post = await share(team, 'Ten years of brass', ['What a sound'])
  const client = await start({ settings: SETTINGS })
  await signIn(desk, client, team.member)
  const comes = client.app.waitForEvent('window')
  desk.press('key', 'ctrl+shift+l')
  const panel = await comes
  await panel.getByRole('option', { name: 'Generate five more' }).click()

  const generated = panel.getByRole('option').filter({ has: panel.getByTitle('Approve and copy') })
  await expect(generated).toHaveCount(5)
  await expectAccessible(panel)
  const text = await generated.first().locator('p').first().innerText()
  await generated.first().click()
  await panel.getByRole('button', { name: 'Approve and copy' }).click()
  await expect.poll(() => desk.browser.opened().at(-1)).toBe(post.url)
  expect(desk.clipboard()).toBe(text)

  const { comments } = await team.owner.ask<{
    comments: { content: string; isAiGenerated: boolean; isLocked: boolean; author: { name: string } }[]
  }>('GET', `/comments/post/${post.id}`)
  expect(comments).toHaveLength(2)
  expect(comments.find(({ content }) => content === text)).toMatchObject({
    isAiGenerated: true,
    isLocked: true,
    author: { name: team.member.name },
  })
  await expect(generated).toHaveCount(4)
})
