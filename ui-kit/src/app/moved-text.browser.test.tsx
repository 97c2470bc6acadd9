import { render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { Button } from '../primitives/button.tsx'
import { translate } from '../testing/translate.ts'
import { tolerateMovedText } from './moved-text.ts'

/** Text next to an element that comes and goes, which a primitive would keep apart. */
function Bare({ isBusy, isLong = false }: { isBusy: boolean; isLong?: boolean }) {
  return (
    <p>
      {isBusy && <b>busy</b>}
      {isBusy ? 'Copied' : 'Copy'}
      {isLong && ' the next one'}
    </p>
  )
}

/** Translates a page, and waits until the client has noticed. */
async function translated(page: Node, how: 'moved' | 'replaced') {
  translate(page, how)
  await Promise.resolve()
}

it('a button keeps its label in an element of its own', () => {
  const { rerender, container } = render(<Button>Copy</Button>)
  translate(container, 'replaced')
  rerender(<Button busy>Copy</Button>)
  rerender(<Button>Copied</Button>)
  expect(screen.getByRole('button').querySelector('svg')).toBeNull()
})

describe('with text that may have moved', () => {
  beforeAll(() => tolerateMovedText())

  it.each(['moved', 'replaced'] as const)('puts an element before text that was %s', async (how) => {
    const { rerender, container } = render(<Bare isBusy={false} />)
    await translated(container, how)
    rerender(<Bare isBusy />)
    expect(screen.getByText('busy')).toBeTruthy()
    rerender(<Bare isBusy={false} />)
    expect(screen.queryByText('busy')).toBeNull()
  })

  it.each(['moved', 'replaced'] as const)('removes text that was %s', async (how) => {
    const { rerender, unmount, container } = render(<Bare isBusy={false} isLong />)
    await translated(container, how)
    rerender(<Bare isBusy={false} />)
    unmount()
    expect(container.textContent).toBe('')
  })

  it('leaves a page alone that was not translated', () => {
    const { rerender, container } = render(<Bare isBusy={false} isLong />)
    rerender(<Bare isBusy />)
    expect(container.textContent).toBe('busyCopied')
  })

  it.each(['moved', 'replaced'] as const)('shows a text that changes once it was %s', async (how) => {
    const { rerender, container } = render(<Bare isBusy={false} isLong />)
    await translated(container, how)
    rerender(<Bare isBusy isLong />)
    expect(container.textContent).toBe('busyCopied the next one')
    await translated(container, how)
    rerender(<Bare isBusy={false} />)
    expect(container.textContent).toBe('Copy')
  })
})
