import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MarkedText } from './marked-text.tsx'

const show = (text: string) =>
  render(
    <MarkedText text={text} mark="strong">
      {(marked) => <strong>{marked}</strong>}
    </MarkedText>,
  ).container.innerHTML

it('renders what is marked differently', () => {
  expect(show('<strong>3</strong> of 5')).toBe('<strong>3</strong> of 5')
  expect(show('Shared <strong></strong>.')).toBe('Shared <strong></strong>.')
})

it('a name that looks like the mark stays text', () => {
  expect(show('<strong>Eve</strong> has <strong>3</strong>')).toBe(
    '&lt;strong&gt;Eve&lt;/strong&gt; has <strong>3</strong>',
  )
})

it('a text without the mark is shown as it is', () => {
  expect(show('3 of 5 & more')).toBe('3 of 5 &amp; more')
})
