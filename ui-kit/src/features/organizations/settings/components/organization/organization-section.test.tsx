import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { fakeApi, delayed, refuse, unreachable } from '../../../../../testing/fake-api.ts'
import { anOrganization, aUser } from '../../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../../testing/render-screen.tsx'
import { OrganizationSection } from './organization-section.tsx'

const UPDATE = 'PUT /organizations/org-1'
const DELETE = 'DELETE /organizations/org-1'
const can = {
  createPost: true,
  update: true,
  readAudit: true,
  manageMembers: true,
  manageRoles: false,
  delete: false,
}

async function visit(answers: Record<string, unknown> = {}, facts: Partial<Organization> = {}) {
  const organization = anOrganization({ id: 'org-1', description: 'Clouds and clocks.', ...facts })
  const server = fakeApi(answers)
  const setting = { path: '/settings', at: '/settings', user: aUser() }
  const { user, platform } = await renderScreen(<OrganizationSection organization={organization} />, setting)
  return { server, user, platform, organization }
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.findByRole('button', { name: 'Save changes' })
const address = () => screen.getByLabelText('address').textContent

it('reverts whether names are shown when it could not be saved', async () => {
  const { user, server } = await visit({ [UPDATE]: refuse(503, 'SERVICE_UNAVAILABLE') }, { can })
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Show members who copied',
  })
  await user.click(choice)
  await screen.findByText('Failed to update organization')
  expect(choice.checked).toBe(false)
  expect(server.to(UPDATE)[0]!.body).toEqual({ copiersVisible: true })
})

it('a member cannot choose whether names are shown', async () => {
  await visit({}, { role: 'member', can: { ...can, update: false } })
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Show members who copied',
  })
  expect(choice.disabled).toBe(true)
})

it('sets how many suggestions a member may copy, or any number', async () => {
  const { user, server } = await visit(
    { [UPDATE]: { organization: anOrganization({ id: 'org-1', copiesPerPost: null }) } },
    { can },
  )
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'Suggestions one member may copy per post',
  })
  expect(choice.value).toBe('3')
  await user.selectOptions(choice, 'No limit')
  await screen.findByText('Organization updated successfully')
  expect(server.to(UPDATE)[0]!.body).toEqual({ copiesPerPost: null })
})

it('a member cannot choose how many suggestions a member may copy', async () => {
  await visit({}, { role: 'member', can: { ...can, update: false } })
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: /one member may copy/ })
  expect(choice.disabled).toBe(true)
})

it('sets how many posts may become important, or none', async () => {
  const { user, server } = await visit(
    { [UPDATE]: { organization: anOrganization({ id: 'org-1', importantPerWeek: 0 }) } },
    { can },
  )
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'Important posts in seven days',
  })
  expect(choice.value).toBe('2')
  await user.selectOptions(choice, 'None')
  await screen.findByText('Organization updated successfully')
  expect(server.to(UPDATE)[0]!.body).toEqual({ importantPerWeek: 0 })
})

const choiceOf = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name })

it('sets when members are reminded of a post, and after how many weeks they are mailed', async () => {
  const { user, server } = await visit(
    { [UPDATE]: { organization: anOrganization({ id: 'org-1', reminderShare: 75 }) } },
    { can },
  )
  const [share, weeks] = [
    await choiceOf('Remind members of a post'),
    await choiceOf('Email members what waits for them'),
  ]
  expect([share, weeks].map(({ selectedOptions }) => selectedOptions[0]?.text)).toEqual(['Never', 'Never'])
  await user.selectOptions(share, 'At 75%')
  await screen.findByText('Organization updated successfully')
  await user.selectOptions(weeks, 'After 4 weeks')
  await waitFor(() => expect(server.to(UPDATE)).toHaveLength(2))
  expect(server.to(UPDATE).map(({ body }) => body)).toEqual([{ reminderShare: 75 }, { inactivityWeeks: 4 }])
})

it('sets that each member is notified at their own time', async () => {
  const { user, server } = await visit(
    { [UPDATE]: { organization: anOrganization({ id: 'org-1', isPaced: true }) } },
    { can },
  )
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Notify each member at their own time',
  })
  expect(choice.checked).toBe(false)
  await user.click(choice)
  await screen.findByText('Organization updated successfully')
  expect(server.to(UPDATE)[0]!.body).toEqual({ isPaced: true })
})

async function rename(name: string, answer?: unknown) {
  const visited = await visit({ [UPDATE]: answer })
  await visited.user.clear(await field('Name'))
  if (name !== '') await visited.user.fill(await field('Name'), name)
  await visited.user.click(await save())
  return visited
}

async function askToDelete(answer?: unknown) {
  const visited = await visit({ [DELETE]: answer })
  await visited.user.click(await screen.findByRole('button', { name: 'Delete organization' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Northwind Labs?' }))
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Type “Northwind Labs” to confirm' })
  const yes = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete organization' })
  return { ...visited, name, yes }
}

it('requires a name', async () => {
  const { server } = await rename('')
  await screen.findByText('Organization name is required')
  expect(server.requests).toHaveLength(0)
})

it('shows a name in use at its field', async () => {
  await rename('Acme', refuse(409, 'ORGANIZATION_NAME_EXISTS'))
  await screen.findByText('Organization name is already taken')
  expect((await field('Name')).getAttribute('aria-invalid')).toBe('true')
})

it('lists other values in use by field', async () => {
  const fields = [{ field: 'slug', rule: 'unique', message: 'Taken' }]
  await rename('Acme', refuse(409, 'UNIQUE_CONSTRAINT_VIOLATION', { fields }))
  await screen.findByText('Already taken: slug')
})

it('keeps what was typed when the server is offline', async () => {
  await rename('Acme', unreachable)
  await screen.findByText('Failed to update organization')
  await screen.findByText(/cannot be reached/)
  expect((await field('Name')).value).toBe('Acme')
})

it('cannot be sent twice while sending', async () => {
  const { answer, release } = delayed({ organization: anOrganization({ name: 'Acme' }) })
  const { server } = await rename('Acme', answer)
  expect((await field('Name')).closest('fieldset')!.disabled).toBe(true)
  release()
  await screen.findByText('Organization updated successfully')
  expect(server.to(UPDATE)).toHaveLength(1)
})

it('sends only what has changed', async () => {
  const { server } = await rename(' Acme ', { organization: anOrganization({ name: 'Acme' }) })
  await screen.findByText('Organization updated successfully')
  expect(server.to(UPDATE)[0]!.body).toEqual({ name: 'Acme' })
})

it('removes an empty description', async () => {
  const { server, user } = await visit({ [UPDATE]: { organization: anOrganization() } })
  await user.clear(await field('Description'))
  await user.click(await save())
  await screen.findByText('Organization updated successfully')
  expect(server.to(UPDATE)[0]!.body).toEqual({ description: null })
})

it('succeeds without a request if nothing has changed', async () => {
  const { server, user } = await visit()
  await user.click(await save())
  await screen.findByText('Organization updated successfully')
  expect(server.requests).toHaveLength(0)
})

it('shows the read-only slug, the short id and the dates', async () => {
  await visit({}, { id: '0123456789abcdef' })
  expect((await field('Address')).readOnly).toBe(true)
  const facts = within(await screen.findByRole('region', { name: 'Details' }))
  facts.getByText('89abcdef')
  expect(facts.getByText('Created').nextSibling?.textContent).toMatch(/^Nov 20, 2026, /)
  expect(facts.getByText('Last updated').nextSibling?.textContent).toMatch(/^Nov 20, 2026, /)
})

it('copies the link of the public page', async () => {
  const { user, platform } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  await screen.findByRole('button', { name: 'Copied' })
  expect(platform.copied).toEqual([`${location.origin}/organizations/northwind-labs`])
})

it('says which choices are saved without the button', async () => {
  await visit()
  expect(await screen.findAllByText(/Saved at once\.$/)).toHaveLength(7)
})

it('is read-only for a member', async () => {
  await visit({}, { role: 'member', can: { ...can, update: false, manageMembers: false } })
  await screen.findByText(/Only owners and admins can change this/)
  expect((await field('Name')).readOnly).toBe(true)
  expect((await field('Description')).readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  expect(screen.queryByText(/Saved at once/)).toBeNull()
})

it('an admin cannot delete the organization', async () => {
  await visit({}, { role: 'admin', can })
  await save()
  expect(screen.queryByRole('region', { name: 'Danger zone' })).toBeNull()
})

it('requires its name to be typed before deletion', async () => {
  const { server, user, name, yes } = await askToDelete()
  await user.fill(name, 'Northwind')
  await user.click(yes)
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(name)
  expect(server.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(0)
})

it('shows a name that no longer matches at its field', async () => {
  const { user, name, yes } = await askToDelete(refuse(422, 'NAME_DOES_NOT_MATCH'))
  await user.fill(name, 'Northwind Labs')
  await user.click(yes)
  await screen.findByText('The name you typed is not the name of the organization.')
  expect(name.getAttribute('aria-invalid')).toBe('true')
})

it('shows an error when the organization could not be deleted', async () => {
  const { user, name, yes } = await askToDelete(refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.fill(name, 'Northwind Labs')
  await user.click(yes)
  await screen.findByText('Failed to delete organization')
  expect(address()).toBe('/settings')
})

it('opens the organizations after the deletion', async () => {
  const { server, user, name, yes } = await askToDelete(() => undefined)
  await user.fill(name, 'Northwind Labs')
  await user.click(yes)
  await screen.findByText('Organization deleted')
  expect(server.to(DELETE)[0]!.body).toEqual({ name: 'Northwind Labs' })
  expect(address()).toBe('/organizations')
})

it('opens the organizations even if the event arrives before the response', async () => {
  const { answer, release } = delayed(undefined)
  fakeApi({ [DELETE]: answer })
  let takeAway!: () => void
  const Shown = () => {
    const [there, setThere] = useState(true)
    takeAway = () => setThere(false)
    return there && <OrganizationSection organization={anOrganization()} />
  }
  const { user } = await renderScreen(<Shown />, { path: '/settings', at: '/settings', user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Delete organization' }))
  await user.fill(await field('Type “Northwind Labs” to confirm'), 'Northwind Labs')
  await user.keyboard('{Enter}')
  act(() => takeAway())
  release()
  await screen.findByText('Organization deleted')
  expect(address()).toBe('/organizations')
})
