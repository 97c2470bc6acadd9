import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePreferences } from '../../../platform/preferences/preferences-store.ts'
import { LOCK, isSelected, mine, one, visit } from '../../../testing/visit-suggestions.tsx'

it('ignores letters in fields, and when shortcuts are disabled', async () => {
  const { server, user } = await visit()
  await user.type(await screen.findByRole('textbox', { name: 'Suggest a comment' }), 'jc')
  expect(await isSelected('First words')).toBe(true)
  usePreferences.setState({ shortcuts: false })
  await user.click(document.body)
  await user.keyboard('jc')
  expect(await isSelected('First words')).toBe(true)
  expect(server.to(LOCK)).toHaveLength(0)
})

it('moves with J and K, copies with C and responds with R', async () => {
  const { server, user, platform } = await visit()
  expect(await isSelected('First words')).toBe(true)
  await user.keyboard('j')
  expect(await isSelected('Second words')).toBe(true)
  await user.keyboard('k')
  server.on(LOCK, { comment: one(mine), availableCount: 1 })
  await user.keyboard('c')
  await expect.poll(() => platform.copied).toEqual(['First words'])
  await user.keyboard('r')
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Your response' }))
})

it('takes what is typed right after R as the response', async () => {
  await visit()
  expect(await isSelected('First words')).toBe(true)
  fireEvent.keyDown(document.body, { key: 'r', code: 'KeyR' })
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your response' }))
})
