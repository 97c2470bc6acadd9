import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, delayed, refuse } from '../../../../testing/fake-api.ts'
import { anAdministeredTag, aUser } from '../../../../testing/fixtures.ts'
import { pendingAnswer } from '../../../../testing/pending-answer.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import TagsScreen from './tags-screen.tsx'

const LIST = 'GET /admin/tags'
const MAKE = 'POST /tags'
const CHANGE = 'PUT /tags/tag-1'
const DELETE = 'POST /tags/tag-1/pending-deletion'
const UNDO = 'DELETE /pending-actions/action-1'
const pagination = { page: 1, limit: 20, total: 1, totalPages: 1 }
const one = { tags: [anAdministeredTag()], pagination }
const none = { tags: [], pagination: { ...pagination, total: 0 } }

async function visit(answer: unknown = one, at = '/admin/tags') {
  const server = fakeApi({ [LIST]: answer })
  const user = aUser({ isAdmin: true })
  const view = await renderScreen(<TagsScreen />, { path: '/admin/tags', at, user })
  return { server, ...view }
}

const press = (name: string) => screen.findByRole('button', { name })

it('shows an error and retries', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'Failed to load tags' })
  server.on(LIST, one)
  await user.click(await press('Try again'))
  await screen.findByText('#engineering')
})

it('says that there are no tags', async () => {
  await visit(none)
  await screen.findByRole('heading', { name: 'No tags yet' })
})

it('says that no tag matches, and clears the search', async () => {
  const { server, user } = await visit(none, '/admin/tags?search=zebra')
  await screen.findByText('No tag has a word that starts with “zebra”.')
  server.on(LIST, one)
  await user.click(await press('Show all tags'))
  await screen.findByText('#engineering')
  expect(screen.getByLabelText('address').textContent).toBe('/admin/tags')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''))
})

it('searches what is typed, from the first page', async () => {
  const { server, user } = await visit(one, '/admin/tags?page=1')
  await user.type(await screen.findByRole('searchbox', { name: 'Search tags' }), 'eng{Enter}')
  await waitFor(() => expect(server.to(LIST).at(-1)!.query.get('search')).toBe('eng'))
  expect(screen.getByLabelText('address').textContent).toBe('/admin/tags?search=eng')
})

it('shows each tag with its number of posts, and links to the other pages', async () => {
  const tags = [
    anAdministeredTag({ isPredefined: true }),
    anAdministeredTag({ id: 'tag-2', name: 'press', postsCount: 1 }),
  ]
  await visit({ tags, pagination: { ...pagination, total: 22, totalPages: 2 } })
  const [first, second] = await screen.findAllByRole('listitem')
  within(first!).getByText('Predefined')
  within(first!).getByText('12 posts')
  within(second!).getByText('1 post')
  expect(within(second!).queryByText('Predefined')).toBeNull()
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/admin/tags?page=2')
})

it('redirects from a page beyond the last to the last', async () => {
  const last = {
    tags: [anAdministeredTag()],
    pagination: { ...pagination, page: 2, total: 21, totalPages: 2 },
  }
  const { server } = await visit(last, '/admin/tags?search=eng&page=9')
  await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/admin/tags?search=eng&page=2')
  await waitFor(() => expect(server.to(LIST).map(({ query }) => query.get('page'))).toEqual(['9', '2']))
})

it('requires a name', async () => {
  const { server, user } = await visit()
  await user.type(await screen.findByLabelText('New tag'), ' # ')
  await user.click(await press('Create tag'))
  await screen.findByText('Enter a name for the tag')
  expect(server.to(MAKE)).toHaveLength(0)
})

it('says that a tag exists already, and keeps what was typed', async () => {
  const { server, user } = await visit()
  server.on(MAKE, refuse(409, 'TAG_EXISTS'))
  const field = await screen.findByLabelText<HTMLInputElement>('New tag')
  await user.fill(field, 'Engineering')
  await user.click(await press('Create tag'))
  await screen.findByText(/Failed to create tag. A tag with this name already exists./)
  expect(field.value).toBe('Engineering')
})

it('stops saying that a tag exists once that tag has another name', async () => {
  const { server, user } = await visit()
  server.on(MAKE, refuse(409, 'TAG_EXISTS'))
  await user.fill(await screen.findByLabelText('New tag'), 'Engineering')
  await user.click(await press('Create tag'))
  await screen.findByText(/A tag with this name already exists/)
  server.on(CHANGE, { tag: anAdministeredTag({ name: 'build' }), merged: false })
  await user.click(await press('Rename #engineering'))
  await user.fill(screen.getByLabelText('New name for #engineering'), 'build')
  await user.click(await press('Save'))
  await screen.findByText('Tag updated')
  expect(screen.queryByText(/A tag with this name already exists/)).toBeNull()
})

it('creates a tag and clears the field', async () => {
  const { server, user } = await visit()
  const made = anAdministeredTag({ id: 'tag-2', name: 'awards' })
  server.on(MAKE, { tag: made })
  const field = await screen.findByLabelText<HTMLInputElement>('New tag')
  await screen.findByText('#engineering')
  server.on(LIST, { tags: [made], pagination })
  await user.type(field, 'awards{Enter}')
  await screen.findByText('Tag created')
  expect(server.to(MAKE)[0]!.body).toEqual({ name: 'awards' })
  expect(field.value).toBe('')
  await screen.findByText('#awards')
})

it('keeps the name on Escape', async () => {
  const { server, user } = await visit()
  await user.click(await press('Rename #engineering'))
  await user.type(screen.getByLabelText('New name for #engineering'), 'x{Escape}')
  await screen.findByText('#engineering')
  expect(server.to(CHANGE)).toHaveLength(0)
})

it('refuses an invalid name', async () => {
  const { server, user } = await visit()
  await user.click(await press('Rename #engineering'))
  await user.clear(screen.getByLabelText('New name for #engineering'))
  await user.click(await press('Save'))
  await screen.findByText('Enter a name for the tag')
  expect(server.to(CHANGE)).toHaveLength(0)
})

it('selects the name on rename, so that typing replaces it', async () => {
  const { user } = await visit()
  await user.click(await press('Rename #engineering'))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'New name for #engineering' })
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'engineering'.length])
})

it('renames a tag in place', async () => {
  const { server, user } = await visit()
  const renamed = anAdministeredTag({ name: 'build' })
  server.on(CHANGE, { tag: renamed, merged: false })
  await user.click(await press('Rename #engineering'))
  const field = screen.getByLabelText('New name for #engineering')
  expect(document.activeElement).toBe(field)
  server.on(LIST, { tags: [renamed], pagination })
  await user.clear(field)
  await user.type(field, 'Build{Enter}')
  await screen.findByText('Tag updated')
  await screen.findByText('#build')
  expect(server.to(CHANGE)[0]!.body).toEqual({ name: 'build', merge: false })
})

it('says what a merge would do before merging', async () => {
  const { server, user } = await visit()
  server.on(CHANGE, refuse(409, 'TAG_EXISTS', { tag: { id: 'tag-2', name: 'build' }, postsCount: 13 }))
  await user.click(await press('Rename #engineering'))
  const field = screen.getByLabelText<HTMLInputElement>('New name for #engineering')
  await user.clear(field)
  await user.type(field, 'Build{Enter}')
  const dialog = await screen.findByRole('alertdialog', { name: 'Merge #engineering into #build?' })
  within(dialog).getByText(/13 posts will have #build instead of #engineering/)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(field.value).toBe('Build')
  await user.click(await press('Save'))
  const again = await screen.findByRole('alertdialog')
  const merged = anAdministeredTag({ id: 'tag-2', name: 'build', postsCount: 13 })
  server.on(CHANGE, { tag: merged, merged: true })
  server.on(LIST, { tags: [merged], pagination })
  await user.click(within(again).getByRole('button', { name: 'Merge tags' }))
  await screen.findByText('Tags merged into #build')
  await screen.findByText('13 posts')
  expect(screen.queryByText('#engineering')).toBeNull()
  expect(server.to(CHANGE).map(({ body }) => body)).toEqual([
    { name: 'build', merge: false },
    { name: 'build', merge: false },
    { name: 'build', merge: true },
  ])
})

it('makes a tag predefined, and undoes that', async () => {
  const { server, user } = await visit()
  const offered = anAdministeredTag({ isPredefined: true })
  server.on('POST /tags/tag-1/make-predefined', { tag: offered })
  server.on(CHANGE, { tag: anAdministeredTag(), merged: false })
  const star = await press('Suggest #engineering to everyone')
  expect(star.getAttribute('aria-pressed')).toBe('false')
  server.on(LIST, { tags: [offered], pagination })
  await user.click(star)
  await screen.findByText('Predefined')
  await user.click(await press('Suggest #engineering to everyone'))
  await waitFor(() => expect(server.to(CHANGE)[0]?.body).toEqual({ isPredefined: false }))
})

it('shows how many posts a tag is removed from before deleting, and undoes that', async () => {
  const { server, user } = await visit()
  const gone = delayed(pendingAnswer('tag-1'))
  server.on(DELETE, gone.answer)
  server.on(UNDO, () => undefined)
  await user.click(await press('Delete #engineering'))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete #engineering?' })
  within(dialog).getByText(/removed from 12 posts/)
  expect(server.to(DELETE)).toHaveLength(0)
  await user.click(within(dialog).getByRole('button', { name: 'Delete tag' }))
  gone.release()
  const undo = await press('Undo: Tag deleted')
  await screen.findByText('No tags yet')
  await user.click(undo)
  await press('Delete #engineering')
})

it('shows why a tag could not be deleted', async () => {
  const { server, user } = await visit()
  server.on(DELETE, refuse(404, 'TAG_NOT_FOUND'))
  await user.click(await press('Delete #engineering'))
  await user.click(await press('Delete tag'))
  await screen.findByText('Failed to delete tag')
  screen.getByText('This tag no longer exists.')
})
