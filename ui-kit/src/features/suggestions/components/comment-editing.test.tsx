import { pendingAnswer } from '../../../testing/pending-answer.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { delayed, refuse } from '../../../testing/fake-api.ts'
import { aMood, aSuggestion } from '../../../testing/fixtures.ts'
import { LIST, counts, listOf, one, two, visit } from '../../../testing/visit-suggestions.tsx'

it('replies to a suggestion, and offers no reply to a reply', async () => {
  const reply = aSuggestion({ id: 'r1', parentId: 's1', content: 'Love it', mood: null })
  const { server, user } = await visit(listOf([one({ replies: [reply] })]))
  await screen.findByText('Love it')
  const buttons = await screen.findAllByRole('button', { name: 'Add a response' })
  expect(buttons).toHaveLength(1)
  await user.click(buttons[0]!)
  server.on('POST /comments', { comment: reply })
  await user.type(
    await screen.findByRole('textbox', { name: 'Your response' }),
    'Me too{Control>}{Enter}{/Control}',
  )
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Your response' })).toBeNull()
  expect(server.to('POST /comments')[0]?.body).toMatchObject({ parentId: 's1', content: 'Me too' })
  expect(counts.onListChange).not.toHaveBeenCalled()
})

it('gives a response a mood, which its author changes', async () => {
  const curious = aMood()
  const reply = aSuggestion({
    id: 'r1',
    parentId: 's1',
    content: 'Love it',
    mood: curious,
    isYours: true,
    can: { update: true, delete: true, claim: false, release: false, reply: false },
  })
  const { server, user } = await visit(listOf([one({ mood: null })]))
  server.on('GET /moods', { moods: [curious] })
  server.on('POST /comments', { comment: reply })
  server.on('PATCH /comments/r1', { comment: { ...reply, mood: null } })
  await user.click(await screen.findByRole('button', { name: 'Add a response' }))
  const form = (await screen.findByRole('textbox', { name: 'Your response' })).closest('form')!
  await user.click(within(form).getByRole('button', { name: 'Mood' }))
  await user.click(await screen.findByRole('button', { name: /Curious/ }))
  server.on(LIST, listOf([one({ mood: null, replies: [reply] })]))
  const field = await screen.findByRole('textbox', { name: 'Your response' })
  await user.type(field, 'Love it{Control>}{Enter}{/Control}')
  await expect.poll(() => server.to('POST /comments')[0]?.body).toMatchObject({ moodId: curious.id })
  await user.click(await screen.findByRole('button', { name: 'More about this response' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await user.click(await screen.findByRole('button', { name: 'Remove the mood' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => server.to('PATCH /comments/r1')[0]?.body).toMatchObject({ moodId: null })
})

it('hides and shows the responses, from the first one on', async () => {
  const reply = aSuggestion({ id: 'r1', parentId: 's1', content: 'Love it', mood: null })
  const { user } = await visit(listOf([one({ replies: [reply] })]))
  await screen.findByText('Love it')
  await user.click(screen.getByRole('button', { name: 'Hide responses' }))
  expect(screen.queryByText('Love it')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show 1 response' }))
  await screen.findByText('Love it')
})

const DELETE = 'POST /comments/post/post-1/deletions'

it('names the responses that a deletion takes along', async () => {
  const can = { update: true, delete: true, claim: true, release: false, reply: true }
  const replies = ['Love it', 'So true'].map((content, index) =>
    aSuggestion({ id: `r${index}`, parentId: 's1', content, mood: null }),
  )
  const { user } = await visit(listOf([one({ can, replies })]))
  await user.click(await screen.findByRole('button', { name: 'More about this suggestion' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByText(
    'It and its 2 responses will be deleted for everyone. You can undo this for ten seconds.',
  )
})

it('shows the mood of a response, and whether it is generated', async () => {
  const reply = aSuggestion({ id: 'r1', parentId: 's1', content: 'Love it', isAiGenerated: true })
  await visit(listOf([one({ mood: null, replies: [reply] })]))
  const row = within((await screen.findByText('Love it')).closest('li')!)
  row.getByText('Curious')
  row.getByText('AI')
})

it('says what failed when a deletion is refused', async () => {
  const can = { update: true, delete: true, claim: true, release: false, reply: true }
  const { server, user } = await visit(listOf([one({ can })]))
  await user.click(await screen.findByRole('button', { name: 'More about this suggestion' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  server.on(DELETE, refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByText('Failed to delete suggestion')
})

it('shows none of a long thread until it is opened', async () => {
  const replies = ['Love it', 'So true', 'Same here'].map((content, index) =>
    aSuggestion({ id: `r${index}`, parentId: 's1', content, mood: null }),
  )
  const { user } = await visit(listOf([one({ replies })]))
  await user.click(await screen.findByRole('button', { name: 'Show all 3 responses' }))
  await screen.findByText('So true')
  await user.click(screen.getByRole('button', { name: 'Hide responses' }))
  for (const { content } of replies) expect(screen.queryByText(content)).toBeNull()
})

it("edits and deletes one's own, with a confirmation before deleting", async () => {
  const can = { update: true, delete: true, claim: true, release: false, reply: true }
  const { server, user } = await visit(listOf([one({ can, isYours: true })]))
  const open = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'More about this suggestion' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await open('Edit')
  server.on('PATCH /comments/s1', { comment: one() })
  await user.fill(await screen.findByRole('textbox', { name: 'Edit the words' }), ', better')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => server.to('PATCH /comments/s1')[0]?.body)
    .toMatchObject({ content: 'First words, better' })
  await open('Delete')
  const confirm = await screen.findByRole('button', { name: 'Delete' })
  expect(server.to(DELETE)).toHaveLength(0)
  server.on(DELETE, pendingAnswer('s1'))
  await user.click(confirm)
  await screen.findByRole('heading', { name: 'No suggestions yet' })
})

it('does not close a response while it is sent, and keeps its text when it is refused', async () => {
  const { server, user } = await visit(listOf([one()]))
  await user.click(await screen.findByRole('button', { name: 'Add a response' }))
  const { answer, release } = delayed(refuse(503, 'SERVICE_UNAVAILABLE'))
  server.on('POST /comments', answer)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your response' })
  await user.type(field, 'Me too{Control>}{Enter}{/Control}')
  await expect.poll(() => field.readOnly).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true)
  await user.keyboard(', and more{Escape}')
  release()
  await screen.findByRole('alert')
  expect(field.value).toBe('Me too')
  expect(document.activeElement).toBe(field)
})

const deletable = { update: false, delete: true, claim: true, release: false, reply: true }

it('offers no selection to a member who may delete no suggestion', async () => {
  await visit(listOf([one(), two()]))
  await screen.findByText('Second words')
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull()
})

it('deletes the selected suggestions once that is confirmed, the next one among them, and undoes it', async () => {
  const DELETE = 'POST /comments/post/post-1/deletions'
  const { server, user } = await visit(listOf([one({ can: deletable }), two({ can: deletable })]))
  server.on(DELETE, pendingAnswer('s1', 's2'))
  server.on('DELETE /pending-actions/action-1', () => undefined)
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Select First words' }))
  screen.getByText('1 selected')
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Delete selection' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete selection' }))
  await user.click(dialog.getByRole('button', { name: 'Delete selection' }))
  const undo = await screen.findByRole('button', { name: 'Undo: Selection deleted' })
  expect(server.to(DELETE)[0]!.body).toEqual({ ids: ['s1', 's2'] })
  expect(screen.queryByText('Second words')).toBeNull()
  await user.click(undo)
  await screen.findByText('Second words')
})
