import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AFTER_REPEATS } from '../../../testing/after-repeats.ts'
import { refuse, unreachable } from '../../../testing/fake-api.ts'
import { aPost } from '../../../testing/fixtures.ts'
import { card, listOf, LOCK, mine, offerOf, one, two, visit } from '../../../testing/visit-suggestions.tsx'

const onX = aPost({ host: 'x.com', can: { update: true, delete: false, schedule: false, feature: false } })
const similar = { id: 's2', content: 'Words like these' }
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your words' })

async function edit(
  words: string,
  post = aPost({ can: { update: true, delete: false, schedule: false, feature: false } }),
) {
  const view = await visit(listOf([one(), two()]), post)
  await view.user.click(await screen.findByRole('button', { name: 'Edit first' }))
  const area = await field()
  await view.user.clear(area)
  await view.user.click(area)
  await view.user.paste(words)
  return { ...view, area, copy: within(area.closest('form')!).getByRole('button', { name: 'Copy' }) }
}

it('refuses a text that is too long for the network without a request', async () => {
  const { server, user, area, copy } = await edit('x'.repeat(283), onX)
  screen.getByText('283 of 280 characters')
  await user.click(copy)
  await screen.findByText('3 over the limit of 280 characters for x.com.')
  expect(area.value).toHaveLength(283)
  expect(server.to(LOCK)).toHaveLength(0)
})

it('refuses an empty text at its field', async () => {
  const { server, user, area, copy } = await edit('  ')
  await user.click(copy)
  await screen.findByText('Write something first.')
  expect(document.activeElement).toBe(area)
  expect(server.to(LOCK)).toHaveLength(0)
})

it('shows whose text it repeats, keeps it, and cannot be overridden', async () => {
  const { server, user, platform, area, copy } = await edit('Words like these')
  server.on(LOCK, refuse(409, 'SUGGESTION_REPEATED', { similar }))
  await user.click(copy)
  within(await screen.findByRole('alert')).getByText('Words like these')
  expect(screen.queryByRole('button', { name: 'Copy anyway' })).toBeNull()
  expect(area.value).toBe('Words like these')
  expect(platform.copied).toEqual([])
})

it('shows a similar text, and copies only after a confirmation', async () => {
  const { server, user, platform, copy } = await edit('Words like those')
  server.on(LOCK, refuse(409, 'SUGGESTION_SIMILAR', { similar }))
  await user.click(copy)
  within(await screen.findByRole('alert')).getByText('Words like these')
  expect(server.to(LOCK)[0]?.body).toEqual({ content: 'Words like those' })
  server.on(LOCK, { comment: one({ ...mine, copiedContent: 'Words like those' }), availableCount: 1 })
  await user.click(screen.getByRole('button', { name: 'Copy anyway' }))
  await expect.poll(() => platform.copied).toEqual(['Words like those'])
  expect(server.to(LOCK)[1]?.body).toEqual({ content: 'Words like those', acceptSimilar: true })
})

it('no longer offers to copy it anyway once the text has changed', async () => {
  const { server, user, area, copy } = await edit('Words like those')
  server.on(LOCK, refuse(409, 'SUGGESTION_SIMILAR', { similar }))
  await user.click(copy)
  await screen.findByRole('button', { name: 'Copy anyway' })
  await user.fill(area, ' here')
  expect(screen.queryByRole('button', { name: 'Copy anyway' })).toBeNull()
})

it('keeps the text when a colleague was faster, and says what can be done with it', async () => {
  const { server, user, area, copy } = await edit('All my own work')
  server.on(LOCK, refuse(409, 'COMMENT_ALREADY_USED', { next: offerOf(two()) }))
  await user.click(copy)
  await screen.findByText(/Your text is still here/)
  expect(area.value).toBe('All my own work')
})

it('keeps the text when the server is offline', async () => {
  const { server, user, copy } = await edit('All my own work')
  server.on(LOCK, unreachable)
  await user.click(copy)
  await screen.findAllByText(/The server cannot be reached/, {}, AFTER_REPEATS)
  expect((await field()).value).toBe('All my own work')
})

it('copies the edited text by keyboard, and shows it', async () => {
  const { server, user, platform, area } = await edit('All my own work')
  server.on(LOCK, { comment: one({ ...mine, copiedContent: 'All my own work' }), availableCount: 1 })
  await user.type(area, '{Control>}{Enter}{/Control}')
  await within(await card('First words')).findByText('Copied as')
  expect(platform.copied).toEqual(['All my own work'])
})

it('discards the edit on Escape', async () => {
  const { server, user, area } = await edit('All my own work')
  await user.type(area, '{Escape}')
  await card('First words')
  expect(server.to(LOCK)).toHaveLength(0)
})

it('edits any available suggestion before copying, from its menu', async () => {
  const { user } = await visit()
  const more = { name: 'More about this suggestion' }
  await user.click(within(await card('Second words')).getByRole('button', more))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit first' }))
  expect((await field()).value).toBe('Second words')
  expect(document.activeElement).toBe(await field())
})
