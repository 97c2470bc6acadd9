import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeApi, refuse } from '../../../../../testing/fake-api.ts'
import {
  anOrganization,
  aSlackChannel,
  aSlackUser,
  aUser,
  ONE_PAGE,
} from '../../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../../testing/render-screen.tsx'
import ShareMessagesSection from './share-messages-section.tsx'

async function show(publicShareMessage: string | null = null) {
  const organization = anOrganization({ publicShareMessage })
  await renderScreen(<ShareMessagesSection organization={organization} />, { user: aUser() })
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Public message' })
  await userEvent.click(area)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  return area
}

const picker = () => screen.findByRole('listbox', { name: 'Variables' })
const offered = async () =>
  within(await picker())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const expectNoPicker = () => expect.poll(() => screen.queryByRole('listbox')).toBeNull()

async function compose(area: HTMLTextAreaElement, text: string) {
  area.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  area.setRangeText(text, area.value.length, area.value.length, 'end')
  area.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: text }))
}

it('an email address opens no picker', async () => {
  await show()
  await userEvent.keyboard('ana@northwind and US$5')
  await expectNoPicker()
  expect(screen.queryByText(/Connect Slack to mention/)).toBeNull()
})

it('input composition opens no picker', async () => {
  const area = await show()
  await compose(area, '$')
  await expectNoPicker()
})

it('Escape closes the picker and keeps the text', async () => {
  const area = await show()
  await userEvent.keyboard('$ti')
  await picker()
  await userEvent.keyboard('{Escape}')
  await expectNoPicker()
  expect(area.value).toBe('$ti')
  expect(document.activeElement).toBe(area)
})

it('Enter breaks the line when nothing matches', async () => {
  const area = await show()
  await userEvent.keyboard('$5{Enter}')
  expect(area.value).toBe('$5\n')
})

it('offers all variables, and filters them while typing', async () => {
  await show()
  await userEvent.keyboard('$')
  await expect.poll(offered).toEqual(['Post URL', 'Post Title', 'Author Name', 'Organization Name'])
  await userEvent.keyboard('post')
  await expect.poll(offered).toEqual(['Post URL', 'Post Title'])
})

it('arrows select an option, Enter inserts it, and undo removes it', async () => {
  const area = await show('Read ')
  await userEvent.keyboard('$post')
  await picker()
  await userEvent.keyboard('{ArrowDown}')
  const active = await screen.findByRole('option', { name: 'Post Title', selected: true })
  expect(area.getAttribute('aria-activedescendant')).toBe(active.id)
  await userEvent.keyboard('{Enter}')
  await expectNoPicker()
  expect(area.value).toBe('Read {Post Title}')
  expect(area.selectionStart).toBe(area.value.length)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => area.value).toBe('Read $post')
})

it('arrows wrap around', async () => {
  const area = await show()
  await userEvent.keyboard('${ArrowUp}{Enter}')
  await expect.poll(() => area.value).toBe('{Organization Name}')
})

it('a click inserts an option and keeps the focus in the text', async () => {
  const area = await show('By  today')
  area.setSelectionRange(3, 3)
  await userEvent.keyboard('$')
  await userEvent.click(within(await picker()).getByRole('option', { name: 'Author Name' }))
  await expect.poll(() => area.value).toBe('By {Author Name} today')
  expect(document.activeElement).toBe(area)
  expect(area.selectionStart).toBe('By {Author Name}'.length)
})

const USERS = 'GET /slack/users/org-1'
const CHANNELS = 'GET /slack/channels/org-1'
const mentions = () => screen.findByRole('listbox', { name: 'Mentions' })
const DIRECTORY = {
  [USERS]: { users: [aSlackUser()], pagination: ONE_PAGE },
  [CHANNELS]: { success: true, channels: [aSlackChannel()], message: '', pagination: ONE_PAGE },
}

it('offers people, channels and everybody, without bots and deleted users', async () => {
  const server = fakeApi(DIRECTORY)
  await show()
  await userEvent.keyboard('@')
  const options = within(await mentions()).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    '@Bea Costa',
    '#marketing',
    '@channelEveryone in the channel',
    '@hereEveryone active',
  ])
  expect(server.to(USERS)[0]!.query.get('mentionable')).toBe('true')
})

it('arrows and Enter mention a channel, in the text and in the preview', async () => {
  fakeApi(DIRECTORY)
  const area = await show('Ask ')
  await userEvent.keyboard('@')
  await mentions()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => area.value).toBe('Ask {#marketing}')
  await expectNoPicker()
  expect(area.selectionStart).toBe(area.value.length)
  expect(document.querySelector('mark')!.textContent).toBe('#marketing')
  await userEvent.keyboard('{ArrowLeft}')
  await expectNoPicker()
})

it('says when the workspace could not be read', async () => {
  fakeApi({ ...DIRECTORY, [USERS]: refuse(403, 'FORBIDDEN') })
  await show()
  await userEvent.keyboard('@')
  await screen.findByText('The people and channels could not be loaded.')
})

it('says that nobody was found', async () => {
  fakeApi(DIRECTORY)
  await show()
  await userEvent.keyboard('@xyz')
  await screen.findByText('No one found')
})

it('says that mentions require Slack, and Enter breaks the line', async () => {
  fakeApi({ [USERS]: refuse(409, 'SLACK_NOT_CONNECTED'), [CHANNELS]: refuse(409, 'SLACK_NOT_CONNECTED') })
  const area = await show()
  await userEvent.keyboard('@')
  await screen.findByText(/Connect Slack to mention people and channels/)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Connect Slack' }))
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => area.value).toBe('@\n')
  expect(screen.queryByText(/Connect Slack to mention/)).toBeNull()
})

it('closes the picker on blur', async () => {
  await show()
  await userEvent.keyboard('$')
  await picker()
  await userEvent.tab()
  await expectNoPicker()
})
