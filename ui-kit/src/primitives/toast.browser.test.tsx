import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderElement } from '../testing/in-browser.tsx'
import { toast, Toaster } from './toast.tsx'

const shown = (message: string) => screen.queryByText(message)
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

it('appears after 100 ms, leaves when its time is over and is gone 300 ms later', async () => {
  renderElement(<Toaster closeLabel="Close" />)
  toast('success', 'Link copied', 400)
  await pause(60)
  expect(shown('Link copied')).toBeNull()
  const appeared = await screen.findByText('Link copied')
  const start = performance.now()
  const root = appeared.closest('[role=dialog]')

  await expect.poll(() => root?.hasAttribute('data-ending-style'), { interval: 10 }).toBe(true)
  const leaving = performance.now() - start
  await expect.poll(() => shown('Link copied'), { interval: 10 }).toBeNull()
  const gone = performance.now() - start

  expect(leaving).toBeGreaterThan(300)
  expect(leaving).toBeLessThan(700)
  expect(gone - leaving).toBeGreaterThan(200)
  expect(gone - leaving).toBeLessThan(600)
})

it('can be closed', async () => {
  renderElement(<Toaster closeLabel="Close message" />)
  toast('info', 'Still here', 60_000)
  await userEvent.click(await screen.findByLabelText('Close message'))
  await expect.poll(() => shown('Still here')).toBeNull()
})
