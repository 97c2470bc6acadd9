import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTeam, share } from '../../support/api.ts'
import { stateOf } from '../../support/desktop/bridge.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'

const CANNOT_SAVE = 'Nothing can be saved on this computer'

test('starts with a folder that cannot be written, and says so', async ({ desk, start }) => {
  const folder = mkdtempSync(join(desk.folder, 'client-'))
  writeFileSync(join(folder, 'settings.json'), '{"notifyInFull":false}')
  chmodSync(folder, 0o555)
  const client = await start({ folder, knows: null })
  const window = await client.window()
  expect(await stateOf(window)).toMatchObject({ settings: { notifyInFull: false } })
  await expect(window.getByText(CANNOT_SAVE)).toBeVisible()
  await expect(window.getByText(folder)).toBeVisible()
  const labels = async () => (await (await client.item()).menu.read()).map(({ label }) => label)
  await expect.poll(labels).toContain(CANNOT_SAVE)
  chmodSync(folder, 0o755)
})

test('tells what is new when nothing can be saved any more, and saves it later @slow', async ({
  desk,
  start,
}) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  const window = await client.window()
  chmodSync(client.folder, 0o555)
  for (const title of ['First', 'Second']) {
    await share(team, title)
    await expect.poll(() => desk.notifications.shown.at(-1)?.body).toBe(title)
  }
  await expect(window.getByText(CANNOT_SAVE)).toBeVisible()
  expect(desk.notifications.shown.length).toBe(2)
  chmodSync(client.folder, 0o755)
  await expect(window.getByText(CANNOT_SAVE)).toBeHidden({ timeout: 20_000 })
  expect(await stateOf(window)).toMatchObject({ storage: { saves: true } })
})

test('sets aside files that cannot be read, and names them @slow', async ({ desk, start }) => {
  const folder = mkdtempSync(join(desk.folder, 'client-'))
  writeFileSync(join(folder, 'settings.json'), '[{"post":null}')
  writeFileSync(join(folder, 'pause.json'), '{"until":1e300}')
  const client = await start({ folder })
  const window = await client.window()
  await expect(window.getByText('Some files could not be read')).toBeVisible()
  await window.getByRole('button', { name: 'Got it' }).click()
  await expect(window.getByText('Some files could not be read')).toBeHidden()
  expect(readFileSync(join(folder, 'settings.json.unreadable'), 'utf8')).toBe('[{"post":null}')
})
