import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { confirmsPassword, newPasswordEntries, type NewPasswordValues } from './new-password-rules.ts'
import { ERROR_DELAY_MS } from '../use-server-form.ts'

function Sample() {
  const { t } = useTranslation()
  const form = useForm<NewPasswordValues>({
    resolver: standardSchemaResolver(v.pipe(v.object(newPasswordEntries(t)), confirmsPassword(t))),
    defaultValues: { password: '', confirmation: '' },
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
  })
  return (
    <form>
      <NewPasswordFields form={form} label="New password" />
      <output aria-label="verdict">{form.formState.isValid ? 'fine' : 'not yet'}</output>
    </form>
  )
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const verdict = () => screen.getByLabelText('verdict').textContent

async function type(password: string, confirmation: string) {
  const { user } = await renderScreen(<Sample />)
  await user.fill(await field('New password'), password)
  await user.fill(await field('Confirm password'), confirmation)
  return user
}

it('refuses a password without its requirements, and checks off those it meets', async () => {
  await type('sunny!', 'sunny!')
  await screen.findByText('Please ensure password requirements')
  expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    'At least 8 characters(missing)',
    'One uppercase letter(missing)',
    'One lowercase letter(done)',
    'One symbol: !@#$%^&*(done)',
    'Hard to guess and without your name(checked when you send it)',
  ])
  expect(verdict()).toBe('not yet')
})

it('refuses a confirmation that is another password', async () => {
  await type('Sunny-day!', 'Sunny-day?')
  await screen.findByText("Passwords don't match")
  expect(verdict()).toBe('not yet')
})

it('a password changed after its confirmation has to be confirmed again', async () => {
  const user = await type('Sunny-day!', 'Sunny-day!')
  await expect.poll(verdict).toBe('fine')
  await user.type(await field('New password'), '?')
  await expect.poll(verdict).toBe('not yet')
})

it('accepts a valid, confirmed password', async () => {
  await type('Sunny-day!', 'Sunny-day!')
  await screen.findByText('Passwords match')
  await expect.poll(verdict).toBe('fine')
})
