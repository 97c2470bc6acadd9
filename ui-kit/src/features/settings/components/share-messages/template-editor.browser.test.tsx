import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anOrganization, aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ShareMessagesSection } from './share-messages-section.tsx'

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
  expect(screen.queryByText(/once Slack is connected/)).toBeNull()
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

it('says that mentions require Slack, and Enter breaks the line', async () => {
  const area = await show()
  await userEvent.keyboard('@')
  await screen.findByText('People and channels can be mentioned once Slack is connected.')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => area.value).toBe('@\n')
  expect(screen.queryByText(/once Slack is connected/)).toBeNull()
})

it('closes the picker on blur', async () => {
  await show()
  await userEvent.keyboard('$')
  await picker()
  await userEvent.tab()
  await expectNoPicker()
})
