import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SUGGESTION_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { unreachable } from '../../../testing/fake-api.ts'
import { DRAFTS_KEY } from '../../../platform/session/clear-drafts.ts'
import { aMood, aPost, aUser } from '../../../testing/fixtures.ts'
import { counts, isSelected, listOf, one, openComposer, visit } from '../../../testing/visit-suggestions.tsx'

it('refuses a suggestion of spaces at its field, until something is written', async () => {
  const { server, user } = await visit()
  const field = await openComposer()
  await user.type(field, '   ')
  await user.click(screen.getByRole('button', { name: 'Add suggestion' }))
  await screen.findByText('Write something first.')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(server.to('POST /comments')).toHaveLength(0)
  await user.type(field, 'Well')
  expect(screen.queryByText('Write something first.')).toBeNull()
})

it('keeps all pasted text, and sends it once it is short enough', async () => {
  const { server, user } = await visit()
  server.on('POST /comments', { comment: one() })
  const field = await openComposer()
  await user.click(field)
  await user.paste('x'.repeat(SUGGESTION_MAX + 1))
  expect(field.value).toHaveLength(SUGGESTION_MAX + 1)
  await screen.findByText(/Shorten it to 3,000 characters or fewer\./)
  await user.click(screen.getByRole('button', { name: 'Add suggestion' }))
  expect(document.activeElement).toBe(field)
  await user.type(field, '{Control>}{Enter}{/Control}')
  expect(server.to('POST /comments')).toHaveLength(0)
  await user.type(field, '{Backspace}')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add suggestion' }))
  await expect.poll(() => server.to('POST /comments')).toHaveLength(1)
})

it('keeps the text and the key of a suggestion that could not be sent', async () => {
  const { server, user } = await visit()
  server.on('POST /comments', unreachable)
  const field = await openComposer()
  await user.fill(field, 'Well done')
  await user.click(screen.getByRole('button', { name: 'Add suggestion' }))
  await screen.findByText(/The server cannot be reached/)
  expect(field.value).toBe('Well done')
  server.on('POST /comments', { comment: one() })
  await user.type(field, '{Control>}{Enter}{/Control}')
  await expect.poll(() => field.isConnected).toBe(false)
  const keys = server.to('POST /comments').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(counts.onListChange).toHaveBeenCalledOnce()
})

it('sends a changed text with another key', async () => {
  const { server, user } = await visit()
  server.on('POST /comments', unreachable)
  const field = await openComposer()
  await user.type(field, 'Well done{Control>}{Enter}{/Control}')
  await screen.findByText(/The server cannot be reached/)
  await user.type(field, '!{Control>}{Enter}{/Control}')
  await expect.poll(() => server.to('POST /comments')).toHaveLength(2)
  const keys = server.to('POST /comments').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})

it('sends the mood that was searched and selected', async () => {
  const { server, user } = await visit()
  const field = await openComposer()
  await user.click(await screen.findByRole('button', { name: 'Mood' }))
  const search = await screen.findByRole('searchbox', { name: 'Search moods' })
  await user.fill(search, 'nothing like it')
  await screen.findByText('No mood matches this name.')
  await user.clear(search)
  await user.fill(search, 'curi')
  await user.click(await within(search.closest('[role=dialog]')!).findByRole('button', { name: /Curious/ }))
  server.on('POST /comments', { comment: one() })
  await user.type(field, 'Well done{Control>}{Enter}{/Control}')
  await expect.poll(() => server.to('POST /comments')[0]?.body).toMatchObject({ moodId: 'mood-1' })
})

it('opens with S, and Escape folds it and leads back', async () => {
  const { user } = await visit()
  expect(await isSelected('First words')).toBe(true)
  await user.keyboard('j')
  const card = document.activeElement
  await user.keyboard('s')
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Suggest a comment' })
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(card)
})

it('leads back to its button after a suggestion is added by pressing it', async () => {
  const { server, user } = await visit()
  server.on('POST /comments', { comment: one() })
  await user.click(await screen.findByRole('button', { name: 'Suggest a comment' }))
  await user.keyboard('Well done{Control>}{Enter}{/Control}')
  const button = await screen.findByRole('button', { name: 'Suggest a comment' })
  await expect.poll(() => document.activeElement).toBe(button)
})

it('is open while there is nothing to copy', async () => {
  await visit(listOf([]), aPost({ commentsCount: 0 }))
  await screen.findByRole('textbox', { name: 'Suggest a comment' })
})

it('keeps a half-written suggestion on this device until it is gone, and stays open with it', async () => {
  const { user, platform } = await visit()
  const field = await openComposer()
  await user.fill(field, 'Half a tho')
  expect(platform.storage.get(DRAFTS_KEY)).toContain('Half a tho')
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(document.body)
  expect(field.value).toBe('Half a tho')
  await user.clear(field)
  await user.type(field, '{Escape}')
  await screen.findByRole('button', { name: 'Suggest a comment' })
  expect(platform.storage.get(DRAFTS_KEY)).toBeNull()
})

it('opens with what was kept, and leaves the focus where it is', async () => {
  const mood = aMood()
  const draft = { userId: aUser().id, drafts: [['suggestion:post-1', { content: 'Half a tho', mood }]] }
  await visit(undefined, undefined, {}, { [DRAFTS_KEY]: JSON.stringify(draft) })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Suggest a comment' })
  expect(field.value).toBe('Half a tho')
  screen.getByRole('button', { name: 'Curious' })
  expect(document.activeElement).toBe(document.body)
})
