import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { fakeApi, refuse } from '../../../../../testing/fake-api.ts'
import {
  anOrganization,
  aSlackChannel,
  aSlackUser,
  aUser,
  ONE_PAGE,
} from '../../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../../testing/render-screen.tsx'
import { ShareMessagesOfOrganization } from '../share-messages-of-organization.tsx'

const UPDATE = 'PUT /organizations/org-1'

async function visit(answer?: unknown, facts: Partial<Organization> = {}, language: Language = 'en') {
  const organization = anOrganization({ publicShareMessage: 'Read {title}', ...facts })
  const server = fakeApi({ [UPDATE]: answer ?? { organization } })
  const { user } = await renderScreen(<ShareMessagesOfOrganization organization={organization} />, {
    user: aUser(),
    language,
  })
  return { server, user }
}

const SAMPLE = 'Our first month on call'
const LINK = 'https://example.com/public/northwind-labs/1'
const EMPTY = 'Without a message, the title and link are shared.'

const editor = (name = 'Public message') => screen.findByRole<HTMLTextAreaElement>('textbox', { name })
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

it('cannot be saved or cancelled before something changes', async () => {
  const { user } = await visit()
  expect((await button('Save messages')).disabled).toBe(true)
  expect((await button('Cancel')).disabled).toBe(true)
  await user.type(await editor(), '!')
  expect((await button('Save messages')).disabled).toBe(false)
  await user.type(await editor(), '{Backspace}')
  expect((await button('Save messages')).disabled).toBe(true)
})

it('refuses a message of more than 2,000 stored characters', async () => {
  const { server, user } = await visit()
  fireEvent.change(await editor(), { target: { value: `{Organization Name}${'a'.repeat(1_987)}` } })
  await screen.findByText('2,001 of 2,000 characters')
  await screen.findByText('The message can have at most 2,000 characters')
  await user.click(await button('Save messages'))
  await expect.poll(() => document.activeElement?.textContent).toContain('{Organization Name}')
  expect(server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(0)
})

it('keeps what was typed when it could not be saved', async () => {
  const { user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.type(await editor(), '!')
  await user.click(await button('Save messages'))
  await screen.findByText('Failed to update organization')
  expect((await editor()).value).toBe('Read {Post Title}!')
})

/** The share messages of an organization that a colleague changes when a button is pressed. */
function Followed() {
  const [organization, setOrganization] = useState(anOrganization({ publicShareMessage: 'Read {title}' }))
  const change = { publicShareMessage: 'Theirs', slackShareMessage: 'New {url}' }
  return (
    <>
      <button onClick={() => setOrganization({ ...organization, ...change })}>Colleague</button>
      <ShareMessagesOfOrganization organization={organization} />
    </>
  )
}

it('follows what a colleague saves, except in the message that is being written', async () => {
  const { user } = await renderScreen(<Followed />, { user: aUser() })
  await user.type(await editor(), '!')
  await user.click(await button('Colleague'))
  await expect.poll(async () => (await editor('Chat message')).value).toBe('New {Post URL}')
  expect((await editor()).value).toBe('Read {Post Title}!')
})

it('is read-only for a member', async () => {
  const can = {
    createPost: true,
    update: false,
    readAudit: false,
    manageMembers: false,
    manageRoles: false,
    delete: false,
  }
  await visit(undefined, { role: 'member', can })
  await screen.findByText(/Only owners and admins can change this/)
  const read = within(await screen.findByRole('region', { name: 'Public message' }))
  expect(read.getByText(SAMPLE).closest('p')!.textContent).toBe(`Read ${SAMPLE}\n${LINK}`)
  within(screen.getByRole('region', { name: 'Chat message' })).getByText(EMPTY)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows labels and stores keys, in the language of the interface', async () => {
  const { server, user } = await visit(undefined, {}, 'es')
  const area = await editor('Mensaje público')
  expect(area.value).toBe('Read {Título de la publicación}')
  fireEvent.change(area, { target: { value: '{Nombre del autor}: {Título de la publicación}' } })
  await user.click(await button('Guardar mensajes'))
  await screen.findByText('Organización actualizada')
  expect(server.to(UPDATE)[0]!.body).toEqual({ publicShareMessage: '{author}: {title}' })
})

it('sends only the changed message, and removes an empty one', async () => {
  const { server, user } = await visit()
  await user.clear(await editor())
  await user.click(await button('Save messages'))
  await screen.findByText('Organization updated successfully')
  expect(server.to(UPDATE)[0]!.body).toEqual({ publicShareMessage: null })
})

it('restores the saved messages on cancel', async () => {
  const { user } = await visit()
  await user.fill(await editor(), ' now')
  await user.click(await button('Cancel'))
  expect((await editor()).value).toBe('Read {Post Title}')
})

it('previews what is typed and marks the variables, but none of an empty message', async () => {
  const { user } = await visit()
  await user.type(await editor(), ' by {{Author Name}')
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(marks).toEqual([SAMPLE, aUser().name, LINK])
  await screen.findByText(EMPTY)
})

it('inserts a variable where the caret is', async () => {
  const { user } = await visit()
  const area = await editor()
  await user.click(area)
  area.setSelectionRange(0, 5)
  const [chips] = screen.getAllByRole('group', { name: 'Insert a variable' })
  await user.click(within(chips!).getByRole('button', { name: 'Author Name' }))
  expect(area.value).toBe('{Author Name}{Post Title}')
  expect(document.activeElement).toBe(area)
})

const STORED = 'Ask {@U1|Bea Costa} and {@U9|Gone} in {#C1|marketing}'
const RENAMED = {
  'GET /slack/users/org-1': { users: [aSlackUser({ realName: 'Bea Lima' })], pagination: ONE_PAGE },
  'GET /slack/channels/org-1': {
    success: true,
    channels: [aSlackChannel({ name: 'growth' })],
    message: '',
    pagination: ONE_PAGE,
  },
}

it('shows mentions by their current names, in both editors, and stores their ids', async () => {
  const organization = anOrganization({ publicShareMessage: STORED, slackShareMessage: STORED })
  const server = fakeApi({ ...RENAMED, [UPDATE]: { organization } })
  const { user } = await renderScreen(<ShareMessagesOfOrganization organization={organization} />, {
    user: aUser(),
  })
  const shown = 'Ask {@Bea Lima} and {@Gone} in {#growth}'
  expect((await editor()).value).toBe(shown)
  expect((await editor('Chat message')).value).toBe(shown)
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(marks.slice(0, 3)).toEqual(['@Bea Lima', '@Gone', '#growth'])
  await user.type(await editor(), '!')
  await user.click(await button('Save messages'))
  await screen.findByText('Organization updated successfully')
  expect(server.to(UPDATE)[0]!.body).toEqual({
    publicShareMessage: 'Ask {@U1|Bea Lima} and {@U9|Gone} in {#C1|growth}!',
  })
})

it('shows the stored names where the workspace is not connected', async () => {
  await visit(undefined, { publicShareMessage: STORED })
  expect((await editor()).value).toBe('Ask {@Bea Costa} and {@Gone} in {#marketing}')
})
