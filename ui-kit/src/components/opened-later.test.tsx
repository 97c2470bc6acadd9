import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useFailedPart } from '../platform/failed-part.ts'
import { openedLater, type Openable } from './opened-later.tsx'

const Panel = ({ open }: Openable) => open && <p>Panel</p>
const onOpenChange = vi.fn<(open: boolean) => void>()

beforeEach(() => void vi.stubGlobal('requestIdleCallback', () => 0))

it('shows that it is coming, and then itself', async () => {
  const Later = openedLater(async () => ({ default: Panel }), <p>Coming</p>)
  render(<Later open onOpenChange={onOpenChange} />)
  screen.getByText('Coming')
  await screen.findByText('Panel')
  expect(screen.queryByText('Coming')).toBeNull()
})

it('shows nothing before it is opened', () => {
  const Later = openedLater(async () => ({ default: Panel }), <p>Coming</p>)
  render(<Later open={false} onOpenChange={onOpenChange} />)
  expect(screen.queryByText('Coming')).toBeNull()
})

it('closes and tells the shell when it could not be loaded, and can be opened again', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Panel }>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ default: Panel })
  const Later = openedLater(load)
  const { rerender } = render(<Later open onOpenChange={onOpenChange} />)
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]])
  expect(useFailedPart.getState().hasFailed).toBe(true)
  rerender(<Later open={false} onOpenChange={onOpenChange} />)
  rerender(<Later open onOpenChange={onOpenChange} />)
  await screen.findByText('Panel')
})
