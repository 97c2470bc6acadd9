import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, it, vi } from 'vitest'
import { useFailedPart } from '../platform/failed-part.ts'
import { Optional } from './optional.tsx'

const Lost = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js')))
const Found = lazy(() => Promise.resolve({ default: () => <p>Found</p> }))

it('leaves the page as it is when it cannot be loaded, and tells the shell', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <>
      <h1>Page</h1>
      <Optional fallback={<p>Instead</p>}>
        <Lost />
      </Optional>
    </>,
  )
  await expect.poll(() => useFailedPart.getState().hasFailed).toBe(true)
  screen.getByRole('heading', { name: 'Page' })
  screen.getByText('Instead')
})

it('leaves no place for what failed where only loading has one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <Optional loading={<p>Loading</p>}>
      <Lost />
    </Optional>,
  )
  await expect.poll(() => useFailedPart.getState().hasFailed).toBe(true)
  expect(screen.queryByText('Loading')).toBeNull()
})

it('shows what could be loaded', async () => {
  render(
    <Optional>
      <Found />
    </Optional>,
  )
  await screen.findByText('Found')
  expect(useFailedPart.getState().hasFailed).toBe(false)
})
