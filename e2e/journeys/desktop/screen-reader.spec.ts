import { createTeam, server, share } from '../../support/api.ts'
import { call } from '../../support/desktop/bridge.ts'
import { expect, readable, test } from '../../support/desktop/readable-test.ts'
import { signIn } from '../../support/desktop/sign-in.ts'

const TUBA = 'list item A quiet tuba, 1 of 2'
const SOLO = 'list item A trumpet solo, 2 of 2'

/** The controls without a name, such as `push button ` or `check box , checked`. Only scripts focus what contains them. */
const withoutName = (elements: string[]) =>
  elements.filter((each) => /^(?!landmark|section|list item)[a-z ]+ (,|$)/.test(each))

test('a screen reader says what the keys do in the panel', async ({ desk, start, reader, hears }) => {
  const team = await createTeam()
  await share(team, 'The older one', ['A trumpet solo'])
  await share(team, 'The newer one', ['A quiet tuba'])
  const client = await start({ words: readable, settings: { shortcut: 'CommandOrControl+Shift+L' } })
  await signIn(desk, client, team.member)
  const key = (...keys: string[]) => desk.press('key', ...keys)
  const comes = client.app.waitForEvent('window')
  key('ctrl+shift+l')
  const panel = await comes
  await panel.bringToFront()
  await hears('The newer one 1 left')
  await hears(TUBA)
  const elements = await reader.focusable()
  expect(elements).toContain('push button Settings')
  expect(withoutName(elements)).toEqual([])

  key('Down')
  await hears('The older one 1 left')
  await hears(SOLO)
  key('shift+Tab')
  await hears(TUBA)
  desk.press('type', 'tuba')
  await hears('1 result')
  key('ctrl+a')
  desk.press('type', 'bassoon')
  await hears('No results')
  key('Tab')
  await hears('push button Clear the search')
  key('Return')
  await hears(TUBA)

  key('shift+Return')
  expect(await hears('Copied: paste it as your comment.')).toEqual([])
  key('ctrl+z')
  await hears('Undone. The suggestion is available again.')
  await expect(panel.getByRole('button', { name: 'Edit first' })).toBeVisible()
  key('ctrl+e')
  await hears('entry Your words')
  key('ctrl+a', 'BackSpace', 'Return')
  await hears('Write something first.')
  key('Escape')
  await hears(TUBA)
  for (const name of ['Edit first', 'Copy', 'Settings', 'Open dashboard']) {
    key('Tab', ...(name === 'Edit first' ? ['Tab'] : []))
    await hears(`push button ${name}`)
  }
})

test('a screen reader says what the keys do at the first start @slow', async ({
  desk,
  start,
  reader,
  hears,
}) => {
  const team = await createTeam()
  const client = await start({ words: readable, knows: null })
  const window = await client.window()
  await window.bringToFront()
  const key = (...keys: string[]) => desk.press('key', ...keys)
  await hears('entry Server address')
  desk.press('type', 'http://localhost:1')
  key('Return')
  await hears('Nothing answers at this address. Check it, and check that you are online.')
  await call(window, 'server:add', server)
  await hears('push button Sign in with your browser')
  await signIn(desk, client, team.member)
  await hears('push button Start')
  await expect.poll(async () => withoutName(await reader.focusable())).toEqual([])
  key('Tab')
  await hears('check box Start with this computer, checked')
  key('space')
  await hears('not checked')
  key('Tab')
  await hears('Open the small window')
  await hears('push button Change')
  key('Return')
  await hears('push button Press the keys…')
  key('a')
  await hears('Hold Ctrl, Alt or the Command key as well.')
  key('Escape')
  await hears('push button Change')
  key('Tab')
  await hears('push button Remove')
  key('Tab')
  await hears('check box Quiet hours, not checked')
  key('Tab')
  await hears('push button Skip')
})

test('a screen reader finds an element without a name @slow', async ({ start, reader, hears }) => {
  const client = await start({ words: readable, knows: null })
  const window = await client.window()
  await hears('entry Server address')
  await window.evaluate(() => document.body.prepend(document.createElement('button')))
  await expect.poll(async () => withoutName(await reader.focusable())).toEqual(['push button '])
})
