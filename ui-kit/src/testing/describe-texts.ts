import { describe, expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@fanfare/contract/core/rules/language.ts'
import { breaksBeforeMark } from '@fanfare/contract/testing/french_spaces.ts'
import { isLeftInEnglish } from '@fanfare/contract/testing/left_in_english.ts'
import type { LoadTexts } from '../i18n/create-i18n.ts'

type Texts = { [key: string]: string | Texts }

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
const PLURAL = /_(zero|one|two|few|many|other)$/

/** Tests that the texts of a namespace are complete in all languages. */
export function describeTexts(namespace: string, load: LoadTexts): void {
  const textsOf = async (language: Language) => new Map(flatten((await load(language, namespace)) as Texts))

  describe(`the texts of ${namespace}`, () => {
    it.each(OTHERS)('have the same keys in %s as in English', async (language) => {
      const [english, other] = await Promise.all([textsOf('en'), textsOf(language)])
      expect(keysOf(other)).toEqual(keysOf(english))
    })

    it.each(OTHERS)('have the same placeholders in %s as in English', async (language) => {
      const [english, other] = await Promise.all([textsOf('en'), textsOf(language)])
      const wrong = [...other].filter(([key, text]) => {
        const source = english.get(key) ?? english.get(key.replace(PLURAL, '_other'))
        return source !== undefined && String(placeholdersOf(text)) !== String(placeholdersOf(source))
      })
      expect(wrong).toEqual([])
    })

    it.each(OTHERS)('say nothing in %s that is left in English', async (language) => {
      const [english, other] = await Promise.all([textsOf('en'), textsOf(language)])
      const left = [...other].filter(([key, text]) => isLeftInEnglish(text, english.get(key) ?? '', language))
      expect(left).toEqual([])
    })

    it('have no-break spaces before the marks of French', async () => {
      const texts = await textsOf('fr')
      expect([...texts].filter(([, text]) => breaksBeforeMark(text, 'fr'))).toEqual([])
    })

    it.each(LANGUAGES)('say something for every key in %s, at most three keys deep', async (language) => {
      const texts = await textsOf(language)
      expect([...texts].filter(([key, text]) => text.trim() === '' || key.split('.').length > 3)).toEqual([])
    })

    it.each(LANGUAGES)('have every plural form %s needs', async (language) => {
      const texts = await textsOf(language)
      const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      const missing = [...texts.keys()]
        .filter((key) => key.endsWith('_other'))
        .flatMap((key) => needed.map((form) => key.replace(PLURAL, `_${form}`)))
        .filter((key) => !texts.has(key))
      expect(missing).toEqual([])
    })
  })
}

function flatten(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  )
}

// Languages count differently, so the forms of a plural are compared as one key.
function keysOf(texts: Map<string, string>): string[] {
  return [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].toSorted()
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').toSorted()
}
