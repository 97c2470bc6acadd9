import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { delayed } from '../testing/fake-api.ts'
import { Button } from './button.tsx'

const button = () => screen.getByRole('button')

/** Two clicks in one task, before anything is rendered. */
function doubleClick(): void {
  for (let clicks = 0; clicks < 2; clicks += 1) {
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
}

/** Becomes busy in a later task, as a mutation does. */
function Sender({ send }: { send: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const press = () => {
    const sent = send()
    setTimeout(() => setBusy(true))
    void sent.then(() => setTimeout(() => setBusy(false)))
  }
  return (
    <Button busy={busy} onClick={press}>
      Join
    </Button>
  )
}

it('acts once on a double click, though it is busy only later', () => {
  const send = vi.fn<() => Promise<void>>(() => new Promise(() => undefined))
  render(<Sender send={send} />)
  doubleClick()
  expect(send).toHaveBeenCalledTimes(1)
})

it('acts again as soon as the first press is done', async () => {
  const { answer, release } = delayed(undefined)
  const send = vi.fn<() => Promise<void>>(answer)
  render(<Sender send={send} />)
  fireEvent.click(button())
  await expect.poll(() => button().getAttribute('aria-busy')).toBe('true')
  release()
  await expect.poll(() => button().getAttribute('aria-busy')).toBeNull()
  fireEvent.click(button())
  expect(send).toHaveBeenCalledTimes(2)
})

it('acts on every click where it is never busy', () => {
  const count = vi.fn<() => void>()
  render(<Button onClick={count}>More</Button>)
  doubleClick()
  expect(count).toHaveBeenCalledTimes(2)
})

it('does not send a form while it is busy', () => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  doubleClick()
  expect(send).not.toHaveBeenCalled()
})
