import { test } from '@japa/runner'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/core/rules/language'
import { breaksBeforeMark } from '#contract/testing/french_spaces'
import { isLeftInEnglish } from '#contract/testing/left_in_english'
import { allLanguageTables, type LanguageTable } from '#tests/language_tables'

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

/** The texts of one language by their path; for a function, its text for a placeholder. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value('{value}'))]]
  return Object.entries(value as object).flatMap(([key, below]) => textsOf(below, `${path} ${key}`))
}

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

/** The texts that one language of a table lacks. */
function gapsOf({ name, texts }: LanguageTable): string[] {
  const english = textsOf(texts.en)
  return OTHERS.flatMap((language) => {
    const other = new Map(textsOf(texts[language]))
    return english.flatMap(([path, source]) => {
      const text = other.get(path)?.trim()
      const at = `${name}${path} in ${language}`
      if (text === undefined || text === '') return [`${at} is missing`]
      if (String(placeholdersOf(text)) !== String(placeholdersOf(source)))
        return [`${at} has other placeholders: ${text}`]
      if (breaksBeforeMark(text, language)) return [`${at} has a space that breaks: ${text}`]
      return isLeftInEnglish(text, source, language) ? [`${at} is in English: ${text}`] : []
    })
  })
}

test.group('The languages of the server', () => {
  test('finds a text that is missing, lost a placeholder, breaks before a mark, or was not translated', ({
    assert,
  }) => {
    const en = { a: 'Hello {name}', b: 'Your post', c: 'Approved', d: 'Why?' }
    const fr = { a: 'Bonjour {nom}', b: 'Your post', c: '', d: 'Pourquoi ?' }
    const gaps = gapsOf({ name: 'planted', texts: { en, pt: en, fr, es: { ...en, b: 'El post' } } })
    assert.includeMembers(gaps, [
      'planted a in fr has other placeholders: Bonjour {nom}',
      'planted b in fr is in English: Your post',
      'planted c in fr is missing',
      'planted d in fr has a space that breaks: Pourquoi ?',
      'planted a in pt is in English: Hello {name}',
    ])
    assert.notInclude(String(gaps), 'b in es')
  })

  test('say everything in each language: mails, Slack, page heads, moods', async ({ assert }) => {
    const tables = await allLanguageTables()
    assert.isAbove(tables.length, 50)
    for (const part of ['mails/texts', 'slack/rules', 'public_pages', 'mood', 'record_words'])
      assert.isTrue(
        tables.some(({ name }) => name.includes(part)),
        part,
      )
    assert.deepEqual(tables.flatMap(gapsOf), [])
  })
})
