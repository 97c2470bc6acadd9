import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PasswordInput } from './password-input.tsx'

const LABELS = { showLabel: 'Show password', hideLabel: 'Hide password' }

it('hides the password until it is shown, and keeps what was typed', async () => {
  const user = userEvent.setup()
  render(<PasswordInput aria-label="Password" {...LABELS} />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  await user.type(field, 'Secret1!')
  expect(field.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect([field.type, field.value]).toEqual(['text', 'Secret1!'])
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect([field.type, field.value]).toEqual(['password', 'Secret1!'])
})

it('is shown by the keyboard, and submits no form with it', async () => {
  const user = userEvent.setup()
  let submitted = false
  render(
    <form onSubmit={() => (submitted = true)}>
      <PasswordInput aria-label="Password" {...LABELS} />
    </form>,
  )
  screen.getByLabelText('Password').focus()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide password' }))
  expect(submitted).toBe(false)
})

it('is the only password field of the kit, so that every password can be shown', () => {
  const sources = import.meta.glob<string>('../**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const own = Object.entries(sources).filter(
    ([path, source]) => !path.endsWith('.test.tsx') && /type=["{][^}\n]*password/.test(source),
  )
  expect(own.map(([path]) => path)).toEqual(['./password-input.tsx'])
})
