import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'

const face = () => document.querySelector('img')
const shownInitials = () => document.querySelector('[data-initials]')?.getAttribute('data-initials')

it('is the picture of a person who has one', () => {
  render(<Avatar name="Ana Ribeiro" src="/ana.webp" />)
  expect(face()?.getAttribute('src')).toBe('/ana.webp')
})

it('falls back to initials when the image fails, and tries the next one', () => {
  const { rerender } = render(<Avatar name="Ana Ribeiro" src="/gone.webp" />)
  fireEvent.error(face()!)
  expect(face()).toBeNull()
  expect(shownInitials()).toBe('AR')
  rerender(<Avatar name="Ana Ribeiro" src="/new.webp" />)
  expect(face()?.getAttribute('src')).toBe('/new.webp')
})

it('is a generic icon where there is neither a picture nor a name', () => {
  const { rerender } = render(<Avatar name=" " />)
  expect(document.querySelector('svg')).not.toBeNull()
  rerender(<Avatar name="Ana" />)
  expect(document.querySelector('svg')).toBeNull()
})
