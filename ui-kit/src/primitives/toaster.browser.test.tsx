import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderElement } from '../testing/in-browser.tsx'
import { toast } from './toast.ts'
import Toaster from './toaster.tsx'

const shown = (message: string) => screen.queryByText(message)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

it('appears after 100 ms, and fades within 300 ms when its time is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  renderElement(<Toaster label="Messages" closeLabel="Close" running="Running" />)
  toast('success', 'Link copied', { duration: 400 })
  pass(99)
  expect(shown('Link copied')).toBeNull()
  pass(1)
  const root = shown('Link copied')!.closest('[role=dialog]')!
  expect(getComputedStyle(root).transitionDuration).toBe('0.3s')
  pass(399)
  expect(root.hasAttribute('data-ending-style')).toBe(false)
  pass(1)
  vi.useRealTimers()
  await expect.poll(() => shown('Link copied')).toBeNull()
})

it('can be closed', async () => {
  renderElement(<Toaster label="Messages" closeLabel="Close message" running="Running" />)
  toast('info', 'Still here', { duration: 60_000 })
  await userEvent.click(await screen.findByLabelText('Close message'))
  await expect.poll(() => shown('Still here')).toBeNull()
})
