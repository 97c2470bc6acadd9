import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aUser } from '../../testing/fixtures.ts'
import { renderScreen, type ScreenSetting } from '../../testing/render-screen.tsx'
import { openLayer, useShellStore } from '../shell/shell-store.ts'
import HelpPanel from './help-panel.tsx'

beforeEach(() => openLayer('help'))
afterEach(() => act(() => openLayer('none')))

async function open(setting: ScreenSetting = {}) {
  const view = await renderScreen(<HelpPanel />, setting)
  const help = within(await screen.findByRole('dialog', { name: /^(?:Help|Ayuda|Aide|Ajuda)$/ }))
  return { ...view, help }
}

const titleOf = (help: Awaited<ReturnType<typeof open>>['help']) =>
  within(help.getByRole('article')).getByRole('heading').textContent

it('begins with the topic of the screen, and leads to its page of the guide', async () => {
  const { help } = await open({ at: '/posts/post-1', user: aUser() })
  expect(titleOf(help)).toBe('Copy a comment')
  const guide = help.getByRole('link', { name: 'Read more in the guide' })
  expect(guide.getAttribute('href')).toBe('/help/members#copy-a-comment')
  expect(guide.getAttribute('target')).toBe('_blank')
})

it('shows a visitor no topics of administrators, also on their screens', async () => {
  const { help } = await open({ at: '/admin/reports' })
  expect(titleOf(help)).toBe('Find your way')
  expect(help.queryByRole('button', { name: 'Answer reports' })).toBeNull()
})

it('shows administrators theirs', async () => {
  const { help } = await open({ at: '/admin/reports', user: aUser({ isAdmin: true }) })
  expect(titleOf(help)).toBe('Answer reports')
})

it('moves the focus to a chosen topic', async () => {
  const { help, user } = await open({ at: '/dashboard', user: aUser() })
  await user.click(help.getByRole('button', { name: 'Invite people' }))
  expect(titleOf(help)).toBe('Invite people')
  expect(document.activeElement?.textContent).toBe('Invite people')
})

it('finds topics by words of their text, those with the words in their title first', async () => {
  const { help, user } = await open({ user: aUser() })
  await user.type(help.getByRole('searchbox', { name: 'Search help' }), 'undo')
  const results = within(help.getByRole('navigation', { name: 'Results' }))
  results.getByText(/Undo works for ten seconds/)
  expect(help.queryByRole('article')).toBeNull()
  await user.click(results.getByRole('button', { name: /^Copy a comment/ }))
  expect(titleOf(help)).toBe('Copy a comment')
  await user.type(help.getByRole('searchbox'), 'slack')
  expect(help.getAllByRole('button', { name: /Slack/ })[0]!.textContent).toMatch(/^Connect Slack/)
})

it('says that no topic was found, and offers support', async () => {
  const { help, user } = await open()
  await user.type(help.getByRole('searchbox'), 'zeppelin')
  expect(help.queryByText('No topic found')).not.toBeNull()
  help.getByRole('button', { name: 'Request support' })
})

it.each([
  ['es', 'contrasena', 'Proteger tu cuenta'],
  ['fr', 'double authentification', 'Protéger votre compte'],
  ['pt', 'denuncias', 'Explorar a comunidade'],
] as const)('searches in %s, without its accents too', async (language, words, topic) => {
  const { help, user } = await open({ language, user: aUser() })
  await user.type(help.getByRole('searchbox'), words)
  expect(help.queryByRole('button', { name: new RegExp(`^${topic}`) })).not.toBeNull()
})

it('leads to the guide of the server from the desktop client', async () => {
  const { help, platform } = await open({ at: '/support', user: aUser() })
  expect(help.getByRole('link').getAttribute('href')).toBe('/help/members#ask-for-help')
  platform.kind = 'desktop'
  platform.origin = () => 'https://fanfare.example'
  act(() => useShellStore.setState({ layer: 'none' }))
  act(() => openLayer('help'))
  const link = await screen.findByRole('link', { name: 'Read more in the guide' })
  expect(link.getAttribute('href')).toBe('https://fanfare.example/help/members#ask-for-help')
})

it('closes by Escape, and hands over to the keyboard shortcuts', async () => {
  const { help, user } = await open()
  await user.click(help.getByRole('button', { name: 'Show keyboard shortcuts' }))
  expect(useShellStore.getState().layer).toBe('shortcuts')
  act(() => openLayer('help'))
  await screen.findByRole('dialog', { name: 'Help' })
  await user.keyboard('{Escape}')
  expect(useShellStore.getState().layer).toBe('none')
})
