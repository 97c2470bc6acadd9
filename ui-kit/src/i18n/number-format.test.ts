// @vitest-environment node
import { expect, it } from 'vitest'
import { LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import { loadTexts } from '../app/text-files.ts'
import { createI18n } from './create-i18n.ts'
import { formatNumber } from './number-format.ts'

it('writes a number in the one way of a language', () => {
  expect(formatNumber(1_234_567, 'en')).toBe('1,234,567')
  expect(formatNumber(1_234_567, 'es')).toBe('1.234.567')
  expect(formatNumber(1_234_567, 'fr')).toMatch(/^1\s234\s567$/)
  expect(formatNumber(1_234_567, 'pt')).toMatch(/^1\s234\s567$/)
})

it.each(LANGUAGES)('writes it in the same way within the texts in %s, nested ones too', async (language) => {
  const { t } = await createI18n({ language, load: loadTexts, namespaces: ['posts', 'suggestions'] })
  const number = formatNumber(12_345, language)
  expect(t('posts:filter.found', { count: 12_345 })).toContain(`${number} `)
  const nested = t('suggestions:supply.copiedBy', { copiedBy: 12_345, count: 12_345 })
  expect(nested.split(number)).toHaveLength(3)
})

it('leaves words as they are', async () => {
  const { t } = await createI18n({ language: 'en', load: loadTexts, namespaces: ['posts'] })
  expect(t('posts:greeting.morning', { name: '12345' })).toBe('Good morning, 12345')
})
