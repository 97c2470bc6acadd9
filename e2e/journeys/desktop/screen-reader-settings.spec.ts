import type { ScreenReader } from '../../sandbox/desktop/screen-reader.ts'
import { createTeam } from '../../support/api.ts'
import { expect, readable, test } from '../../support/desktop/readable-test.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { openSettings } from '../../support/desktop/windows.ts'

/** The settings of each section in the order of the screen, as far as every system has them. */
const IN_ORDER = {
  'This computer': [
    'push button Use Ctrl Shift L',
    'push button Use Ctrl Shift Y',
    'check box Start with this computer, not checked',
    'check box Keep running when the window is closed, checked',
    'push button Copy diagnostics',
    'push button Request support',
  ],
  Servers: ['push button Add a server'],
  Notifications: [
    'check box Show notifications, checked',
    'push button For 1 hour',
    'check box Quiet hours, not checked',
  ],
  'Language and theme': [
    'combo box Language, 1 of 4',
    'combo box Theme, 3 of 3',
    'check box Compact, checked',
  ],
}

/** Presses Tab until an element is said; returns all that was said. */
async function tabTo(last: string, { said }: ScreenReader, tab: () => void): Promise<string[]> {
  const begun = said.length
  while (!said.slice(begun).includes(last)) {
    const before = said.length
    tab()
    await expect.poll(() => said.length, { intervals: [20] }).toBeGreaterThan(before)
  }
  return said.slice(begun)
}

test('a screen reader names every setting in the order of the keys, and says what a key changes @slow', async ({
  desk,
  start,
  reader,
  hears,
}) => {
  const team = await createTeam()
  const client = await start({ words: readable })
  await signIn(desk, client, team.member)
  const window = await openSettings(client)
  await window.bringToFront()
  const key = (...keys: string[]) => desk.press('key', ...keys)
  for (const [section, settings] of Object.entries(IN_ORDER)) {
    const link = window.getByRole('link', { name: section })
    await link.focus()
    await hears(`link ${section}`)
    key('Return')
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(window.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const said = await tabTo(settings.at(-1)!, reader, () => key('Tab'))
    expect(said.filter((each) => settings.includes(each))).toEqual(settings)
  }

  await window.getByRole('link', { name: 'Notifications' }).press('Enter')
  await window.getByRole('checkbox', { name: 'Quiet hours' }).focus()
  await hears('check box Quiet hours, not checked')
  key('space')
  await hears('checked')
  await window.getByRole('button', { name: 'For 1 hour' }).focus()
  await hears('push button For 1 hour')
  key('Return')
  await hears('push button Resume')
  key('Return')
  await hears('push button For 1 hour')
  await window.getByRole('link', { name: 'This computer' }).press('Enter')
  await window.getByRole('button', { name: 'Copy diagnostics' }).focus()
  await hears('push button Copy diagnostics')
  key('Return')
  await hears('Copied: paste it into your message.')
})
