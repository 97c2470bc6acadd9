import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useAutoFocus } from './use-auto-focus.ts'

function Page() {
  return (
    <>
      <input aria-label="first" ref={useAutoFocus()} />
      <input aria-label="second" />
    </>
  )
}

const field = (name: string) => screen.getByLabelText(name)

function show() {
  document.dispatchEvent(new Event('visibilitychange'))
}

it('focuses the element when it appears', () => {
  render(<Page />)
  expect(document.activeElement).toBe(field('first'))
})

it('focuses it again when the window is shown and nothing has the focus', () => {
  render(<Page />)
  field('first').blur()
  show()
  expect(document.activeElement).toBe(field('first'))
})

it('leaves the focus where the person has put it', () => {
  render(<Page />)
  field('second').focus()
  show()
  expect(document.activeElement).toBe(field('second'))
})

it('does nothing when the window is hidden, or the element is gone', () => {
  const { unmount } = render(<Page />)
  field('first').blur()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  show()
  expect(document.activeElement).toBe(document.body)
  hidden.mockRestore()
  unmount()
  show()
  expect(document.activeElement).toBe(document.body)
})
