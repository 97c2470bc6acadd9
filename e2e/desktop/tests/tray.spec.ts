import { aTeam, share } from '../support/api.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('before anybody has signed in the tray says so', async ({ start }) => {
  const client = await start()
  await client.window()
  const { tooltip, menu } = await client.item()
  expect(await tooltip()).toBe('Fanfare – not signed in')
  expect((await menu.read()).map(({ label }) => label)).toEqual(['Sign in…', '', 'Quit Fanfare'])
})

test('the menu copies what is next, and gives it back', async ({ desk, start }) => {
  const team = await aTeam()
  const post = await share(team, 'Ten years of brass', ['What a sound', 'Louder, please'])
  const client = await start()
  await signIn(desk, client, team.member)
  const { menu } = await client.item()
  const labels = async () => (await menu.read()).map(({ label }) => label)
  await expect.poll(labels).toContain('Copy next suggestion')
  await menu.click('Copy next suggestion')
  await expect.poll(() => desk.browser.opened().at(-1)).toBe(post.url)
  expect(['What a sound', 'Louder, please']).toContain(desk.clipboard())
  await menu.click('Undo copy')
})
