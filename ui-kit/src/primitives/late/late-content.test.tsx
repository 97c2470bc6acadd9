import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { useFailedPart } from '../../platform/failed-part.ts'
import { Menu } from '../menu.tsx'
import { lateContent } from './late-content.tsx'

function show() {
  vi.stubGlobal('requestIdleCallback', () => 0)
  const answers: { come: () => void; fail: () => void }[] = []
  const Items = lateContent(
    () =>
      new Promise<{ default: ComponentType }>((resolve, reject) => {
        answers.push({
          come: () => resolve({ default: () => <p>Profile</p> }),
          fail: () => reject(new TypeError('Failed to fetch')),
        })
      }),
  )
  render(
    <Menu label="Account" trigger={<button type="button">Account menu</button>} content={Items.code}>
      <Items />
    </Menu>,
  )
  return { answers, trigger: screen.getByRole('button', { name: 'Account menu' }) }
}

it('a popup whose content could not be loaded stays closed, and the next press tries again', async () => {
  const { answers, trigger } = show()
  await userEvent.click(trigger)
  await expect.poll(() => answers.length).toBe(1)
  answers[0]!.fail()
  await expect.poll(() => useFailedPart.getState().hasFailed).toBe(true)
  expect(screen.queryByRole('menu')).toBeNull()
  await userEvent.click(trigger)
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!.come()
  expect((await screen.findByRole('menu', { name: 'Account' })).textContent).toBe('Profile')
})

it('a popup opens once its content is there, and shows it at once from then on', async () => {
  const { answers, trigger } = show()
  await userEvent.click(trigger)
  await expect.poll(() => answers.length).toBe(1)
  expect(screen.queryByRole('menu')).toBeNull()
  answers[0]!.come()
  await screen.findByText('Profile')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByText('Profile')).toBeNull()
  await userEvent.click(trigger)
  await screen.findByText('Profile')
  expect(answers).toHaveLength(1)
})
