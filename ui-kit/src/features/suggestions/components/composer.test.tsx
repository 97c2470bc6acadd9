import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SUGGESTION_MAX } from '@fanfare/contract/rules/limits.ts'
import { unreachable } from '../../../testing/fake-api.ts'
import { counts, one, visit } from '../../../testing/visit-suggestions.tsx'

it('refuses a suggestion of spaces', async () => {
  const { user } = await visit()
  await user.type(await screen.findByRole('textbox', { name: 'Suggest a comment' }), '   ')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add suggestion' }).disabled).toBe(true)
})

it('keeps all pasted text, and sends it once it is short enough', async () => {
  const { server, user } = await visit()
  server.on('POST /comments', { comment: one() })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Suggest a comment' })
  await user.click(field)
  await user.paste('x'.repeat(SUGGESTION_MAX + 1))
  expect(field.value).toHaveLength(SUGGESTION_MAX + 1)
  await screen.findByText('At most 3000 characters: please shorten it.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add suggestion' }).disabled).toBe(true)
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
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Suggest a comment' })
  await user.type(field, 'Well done')
  await user.click(screen.getByRole('button', { name: 'Add suggestion' }))
  await screen.findByText(/The server cannot be reached/)
  expect(field.value).toBe('Well done')
  server.on('POST /comments', { comment: one() })
  await user.type(field, '{Control>}{Enter}{/Control}')
  await expect.poll(() => field.value).toBe('')
  const keys = server.to('POST /comments').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(counts.onListChange).toHaveBeenCalledOnce()
})

it('sends a changed text with another key', async () => {
  const { server, user } = await visit()
  server.on('POST /comments', unreachable)
  const field = await screen.findByRole('textbox', { name: 'Suggest a comment' })
  await user.type(field, 'Well done{Control>}{Enter}{/Control}')
  await screen.findByText(/The server cannot be reached/)
  await user.type(field, '!{Control>}{Enter}{/Control}')
  await expect.poll(() => server.to('POST /comments')).toHaveLength(2)
  const keys = server.to('POST /comments').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})

it('sends the mood that was searched and selected', async () => {
  const { server, user } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Mood' }))
  const search = await screen.findByRole('searchbox', { name: 'Search moods' })
  await user.type(search, 'nothing like it')
  await screen.findByText('No mood goes by that name.')
  await user.clear(search)
  await user.type(search, 'curi')
  await user.click(await within(search.closest('[role=dialog]')!).findByRole('button', { name: /Curious/ }))
  server.on('POST /comments', { comment: one() })
  await user.type(
    await screen.findByRole('textbox', { name: 'Suggest a comment' }),
    'Well done{Control>}{Enter}{/Control}',
  )
  await expect.poll(() => server.to('POST /comments')[0]?.body).toMatchObject({ moodId: 'mood-1' })
})
