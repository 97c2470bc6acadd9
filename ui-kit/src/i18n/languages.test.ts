import { LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import { expect, it } from 'vitest'
import { LANGUAGE_NAMES, LANGUAGE_OPTIONS } from './languages.ts'

it('the options are all languages, sorted by name', () => {
  const names = LANGUAGES.map((language) => LANGUAGE_NAMES[language])
  expect(LANGUAGE_OPTIONS.map(({ label }) => label)).toEqual(
    names.toSorted((one, other) => one.localeCompare(other)),
  )
})
