import { renderHook } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { ApiError, type ApiErrorCode } from '../client/api-error.ts'
import { loadTexts } from '../app/text-files.ts'
import { createI18n } from './create-i18n.ts'
import { useErrorText } from './use-error-text.ts'

async function say(error: unknown, language: Language = 'en'): Promise<string> {
  const i18n = await createI18n({ language, load: loadTexts, namespaces: ['errors'] })
  const { result } = renderHook(useErrorText, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  })
  return result.current(error)
}

it('translates an error to the language of the interface', async () => {
  const error = new ApiError({ code: 'EMAIL_EXISTS', status: 409, message: 'server words' })
  await expect(say(error, 'es')).resolves.toBe('Esta dirección de correo ya está registrada')
})

it('uses the text of the server for an unknown code', async () => {
  const error = new ApiError({
    code: 'FROM_THE_FUTURE' as ApiErrorCode,
    status: 409,
    message: 'Something newer.',
  })
  await expect(say(error)).resolves.toBe('Something newer.')
})

it('names the size that a file may have', async () => {
  const details = { maxBytes: 2_097_152 }
  const error = new ApiError({ code: 'FILE_TOO_LARGE', status: 413, message: 'server words', details })
  await expect(say(error, 'fr')).resolves.toBe('Le fichier dépasse 2 Mo.')
})

it('hides the message of a programming error', async () => {
  await expect(say(new TypeError('x is undefined'))).resolves.toBe(
    'An unexpected error occurred. Please try again.',
  )
})

it('shows a sentence in the language of the interface until the error texts have loaded', async () => {
  const i18n = await createI18n({ language: 'es', load: loadTexts })
  const { result } = renderHook(useErrorText, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  })
  const error = new ApiError({ code: 'EMAIL_EXISTS', status: 409, message: 'server words' })
  expect(result.current(error)).toBe('Esto no ha funcionado.')
  expect(result.current(new TypeError('x is undefined'))).toBe('Esto no ha funcionado.')
  await expect.poll(() => result.current(error)).toBe('Esta dirección de correo ya está registrada')
})
