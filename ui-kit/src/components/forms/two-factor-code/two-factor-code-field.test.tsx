import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { TwoFactorCodeField, type TwoFactorCodeFieldProps } from './two-factor-code-field.tsx'
import {
  codeDigits,
  completesCode,
  NO_CODE,
  twoFactorCodeEntries,
  type TwoFactorCodeValues,
} from './two-factor-code-rules.ts'
import { ERROR_DELAY_MS } from '../use-server-form.ts'

function Sample(props: Pick<TwoFactorCodeFieldProps<TwoFactorCodeValues>, 'appOnly'>) {
  const { t } = useTranslation()
  const form = useForm<TwoFactorCodeValues>({
    resolver: standardSchemaResolver(v.pipe(v.object(twoFactorCodeEntries()), completesCode(t))),
    defaultValues: NO_CODE,
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
  })
  return (
    <form>
      <TwoFactorCodeField form={form} {...props} />
      <output aria-label="verdict">{form.formState.isValid ? 'fine' : 'not yet'}</output>
    </form>
  )
}

const field = (label = '6-digit code') => screen.findByLabelText<HTMLInputElement>(label)
const verdict = () => screen.getByLabelText('verdict').textContent

it('requires six digits', async () => {
  const { user } = await renderScreen(<Sample />)
  await user.fill(await field(), '12345')
  await user.tab()
  await screen.findByText('Please enter a valid 6-digit code')
  expect(verdict()).toBe('not yet')
})

it('reads digits of full width', () => {
  expect(codeDigits('１２３ ４５６')).toBe('123456')
})

it('keeps the first six digits of pasted text', async () => {
  const { user } = await renderScreen(<Sample />)
  await user.click(await field())
  await user.paste('Code: 123 456 7')
  expect((await field()).value).toBe('123456')
  await expect.poll(verdict).toBe('fine')
})

it('opens the numeric keyboard and offers the code of a text message', async () => {
  await renderScreen(<Sample />)
  const { inputMode, autocomplete } = await field()
  expect({ inputMode, autocomplete }).toEqual({ inputMode: 'numeric', autocomplete: 'one-time-code' })
})

it('accepts a recovery code instead, and starts empty each time', async () => {
  const { user } = await renderScreen(<Sample />)
  await user.type(await field(), '123')
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
  expect((await field('Recovery code')).value).toBe('')
  expect(document.activeElement).toBe(await field('Recovery code'))
  await expect.poll(verdict).toBe('not yet')

  await user.fill(await field('Recovery code'), 'k7q2-m9xd')
  await expect.poll(verdict).toBe('fine')
  await user.click(screen.getByRole('button', { name: 'Use the authenticator app instead' }))
  expect((await field()).value).toBe('')
})

it('offers no recovery code where none is accepted', async () => {
  await renderScreen(<Sample appOnly />)
  await field()
  expect(screen.queryByRole('button')).toBeNull()
})
