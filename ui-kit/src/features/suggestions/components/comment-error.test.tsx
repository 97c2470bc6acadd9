import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-api.ts'
import { card, counts, listOf, one, openComposer, two, visit } from '../../../testing/visit-suggestions.tsx'

const ADD = 'POST /comments'
const similar = { id: 's2', content: 'Words like these' }
const composer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Suggest a comment' })

async function suggest(words: string, answer: unknown) {
  const view = await visit()
  view.server.on(ADD, answer)
  await view.user.fill(await openComposer(), words)
  await view.user.click(screen.getByRole('button', { name: 'Add suggestion' }))
  return view
}

it('shows the repeated suggestion, keeps what was typed, and cannot be overridden', async () => {
  await suggest('Words like these', refuse(409, 'SUGGESTION_REPEATED', { similar }))
  const alert = await screen.findByRole('alert')
  within(alert).getByText('These words are already taken')
  within(alert).getByText('Words like these')
  expect(screen.queryByRole('button', { name: 'Add anyway' })).toBeNull()
  expect((await composer()).value).toBe('Words like these')
  expect(counts.onListChange).not.toHaveBeenCalled()
})

it('says that nothing was submitted, and why', async () => {
  await suggest('My own words', refuse(409, 'FOREIGN_KEY_CONSTRAINT_VIOLATION'))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to submit comment suggestion or response. Referenced resource does not exist',
  )
})

it('says that a text is used even if the server does not name the suggestion', async () => {
  await suggest('Words like these', refuse(409, 'SUGGESTION_REPEATED'))
  await screen.findByText('These words are already taken')
})

it('adds a near-duplicate only after a confirmation', async () => {
  const { server, user } = await suggest('Words like those', refuse(409, 'SUGGESTION_SIMILAR', { similar }))
  within(await screen.findByRole('alert')).getByText('Words like these')
  server.on(ADD, { comment: one() })
  await user.click(screen.getByRole('button', { name: 'Add anyway' }))
  await screen.findByRole('button', { name: 'Suggest a comment' })
  const bodies = server.to(ADD).map(({ body }) => body)
  expect(bodies[0]).not.toHaveProperty('acceptSimilar')
  expect(bodies[1]).toMatchObject({ content: 'Words like those', acceptSimilar: true })
})

it('no longer offers to add it anyway once the text has changed', async () => {
  const { user } = await suggest('Words like those', refuse(409, 'SUGGESTION_SIMILAR', { similar }))
  await screen.findByRole('button', { name: 'Add anyway' })
  await user.type(await composer(), '!')
  expect(screen.queryByRole('button', { name: 'Add anyway' })).toBeNull()
})

it('applies the same rules to an edited suggestion', async () => {
  const can = { update: true, delete: true, claim: true, release: false, reply: true }
  const { server, user } = await visit(listOf([one({ can, isYours: true })]))
  server.on('PATCH /comments/s1', refuse(409, 'SUGGESTION_SIMILAR', { similar }))
  await user.click(await screen.findByRole('button', { name: 'More about this suggestion' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit the words' })
  await user.fill(field, ' here')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  within(await screen.findByRole('alert')).getByText('Words like these')
  expect(field.value).toBe('First words here')
  server.on('PATCH /comments/s1', { comment: one() })
  await user.click(screen.getByRole('button', { name: 'Save anyway' }))
  await expect.poll(() => server.to('PATCH /comments/s1')[1]?.body).toMatchObject({ acceptSimilar: true })
})

it('marks near-duplicates for those who may see that', async () => {
  await visit(listOf([one({ similarTo: similar }), two()]))
  within(await card('First words')).getByText('Very similar to')
  within(await card('First words')).getByText('Words like these')
  expect(within(await card('Second words')).queryByText('Very similar to')).toBeNull()
})
