import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTeam, server, share } from '../../support/api.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openSettings } from '../../support/desktop/windows.ts'

test('logs what it does without texts, tokens or addresses, and copies it on request @slow', async ({
  desk,
  start,
}) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  await share(team, 'Ten years of brass', ['What a sound'])
  await expect.poll(() => desk.notifications.shown.length).toBe(1)
  const window = await openSettings(client)
  await window.getByRole('button', { name: 'Copy diagnostics' }).click()
  await expect(window.getByText(/^Copied: paste it/)).toBeVisible()
  const copied = desk.clipboard()
  expect(copied).toMatch(/^version: \d/)
  expect(copied).toContain('notifications.new count=1')
  const logged = readFileSync(join(client.folder, 'logs', 'fanfare.log'), 'utf8')
  expect(logged).toContain('connection=online')
  for (const text of [copied, logged])
    for (const secret of ['brass', 'What a sound', new URL(server).host, team.name, client.folder])
      expect(text).not.toContain(secret)
})
