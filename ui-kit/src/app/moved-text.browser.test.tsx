import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Button } from '../primitives/button.tsx'
import { translate } from '../testing/translate.ts'
import { tolerateMovedText } from './moved-text.ts'

const { insertBefore, removeChild } = Node.prototype

beforeEach(() => tolerateMovedText())
afterEach(() => void Object.assign(Node.prototype, { insertBefore, removeChild }))

/** Text beside an element that comes and goes, which a primitive would keep apart. */
function Bare({ isBusy, isLong = false }: { isBusy: boolean; isLong?: boolean }) {
  return (
    <p>
      {isBusy && <b>busy</b>}
      Copy{isLong && ' the next one'}
    </p>
  )
}

it.each(['moved', 'replaced'] as const)('puts an element before text that was %s', (how) => {
  const { rerender, container } = render(<Bare isBusy={false} />)
  translate(container, how)
  rerender(<Bare isBusy />)
  expect(screen.getByText('busy')).toBeTruthy()
  rerender(<Bare isBusy={false} />)
  expect(screen.queryByText('busy')).toBeNull()
})

it.each(['moved', 'replaced'] as const)('removes text that was %s', (how) => {
  const { rerender, unmount, container } = render(<Bare isBusy={false} isLong />)
  translate(container, how)
  rerender(<Bare isBusy={false} />)
  unmount()
  expect(container.textContent).toBe('')
})

it('leaves a page alone that was not translated', () => {
  const { rerender, container } = render(<Bare isBusy={false} isLong />)
  rerender(<Bare isBusy />)
  expect(container.textContent).toBe('busyCopy')
})

it('a button keeps its label in an element of its own', () => {
  Object.assign(Node.prototype, { insertBefore, removeChild })
  const { rerender, container } = render(<Button>Copy</Button>)
  translate(container, 'replaced')
  rerender(<Button busy>Copy</Button>)
  rerender(<Button>Copied</Button>)
  expect(screen.getByRole('button').querySelector('svg')).toBeNull()
})
