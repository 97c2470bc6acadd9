// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@fanfare/contract/core/rules/dates.ts'
import { LANGUAGES, type Language } from '@fanfare/contract/core/rules/language.ts'
import { createI18n } from './create-i18n.ts'

type Texts = string | { [key: string]: Texts }

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const ENGLISH = globSync('{ui-kit,web,desktop}/src/**/locales/{en,en/*}.json', { cwd: ROOT })
const PLURAL = /_(zero|one|two|few|many|other)$/
const NUMBERS = [0, 1, 2, 5]

/** The placeholders that are numbers. */
const NUMERIC = new Set(
  'count number total copiedBy processed done on all arrived wanted approved accounts posts at selected max limit'.split(
    ' ',
  ),
)

/** Limits are never as low as one. */
const HIGH: Record<string, number> = { max: 100, limit: 100 }

/** Counts characters, of which there are always many. */
const ALWAYS_MANY = new Set(['ai:generate.about'])

/** Words that texts count, for one and for several, in addition to those that the plurals of the texts themselves have. */
const WORDS: Record<Language, Record<string, string>> = {
  en: { member: 'members', person: 'people', suggestion: 'suggestions', character: 'characters' },
  fr: { membre: 'membres', suggestion: 'suggestions', caractère: 'caractères', libre: 'libres' },
  es: { miembro: 'miembros', sugerencia: 'sugerencias', carácter: 'caracteres', libre: 'libres' },
  pt: { membro: 'membros', sugestão: 'sugestões', carácter: 'caracteres', livre: 'livres' },
}

/** Words that end like a plural and are none. */
const SINGULARS = new Set(['más', 'mais', 'fois', 'was', 'dans'])

/** The last folder above `locales`, or the client: the namespace of the texts that refer to each other. */
const namespaceOf = (file: string) =>
  file.endsWith('/en.json') && file.includes('/features/')
    ? file.split('/').at(-3)!
    : file.replaceAll(/[/.]/g, '_')

const FILES = new Map(ENGLISH.map((file) => [namespaceOf(file), file]))

function textsOf(language: string, namespace: string): Texts {
  const file = FILES.get(namespace)
  if (file === undefined) return {}
  return JSON.parse(
    readFileSync(`${ROOT}/${file.replace(/\ben\b(?=\.json|\/\w+\.json$)/, language)}`, 'utf8'),
  )
}

const flatten = (texts: Texts, path = ''): [key: string, text: string][] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts).flatMap(([key, value]) => flatten(value, path === '' ? key : `${path}.${key}`))

interface Counting {
  /** With its namespace and without the suffix of a plural. */
  key: string
  forms: Set<string>
  numbers: string[]
  others: string[]
}

/** The texts of a language that have a number. */
function countingTexts(language: Language): Counting[] {
  const found = new Map<string, Counting>()
  for (const namespace of FILES.keys()) {
    for (const [path, text] of flatten(textsOf(language, namespace))) {
      const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name)
      const numbers = names.filter((name) => NUMERIC.has(name))
      const suffix = PLURAL.exec(path)?.[1]
      if (numbers.length === 0 && suffix === undefined) continue
      const key = `${namespace}:${path.replace(PLURAL, '')}`
      const known = found.get(key)
      found.set(key, {
        key,
        forms: new Set([...(known?.forms ?? []), ...(suffix === undefined ? [] : [suffix])]),
        numbers: [
          ...new Set([...(suffix === undefined ? [] : ['count']), ...(known?.numbers ?? []), ...numbers]),
        ],
        others: [...new Set([...(known?.others ?? []), ...names.filter((name) => !NUMERIC.has(name))])],
      })
    }
  }
  return [...found.values()]
}

const WORD_AFTER = /\{\{count\}\}(?:<\/strong>)?\s(\p{L}+)/u

/** The words after the number in the plurals of a language, by their form for one. */
function countedWords(language: Language): Map<string, string> {
  const words = new Map(Object.entries(WORDS[language]))
  for (const namespace of FILES.keys()) {
    const texts = new Map(flatten(textsOf(language, namespace)))
    for (const [path, text] of texts) {
      const [, one] = path.endsWith('_one') ? (WORD_AFTER.exec(text) ?? []) : []
      const [, other] = WORD_AFTER.exec(texts.get(path.replace(/_one$/, '_other')) ?? '') ?? []
      // English has one form of the adjective: 1 other post, 2 other posts.
      if (one !== undefined && other !== undefined && one !== other && one !== 'other') words.set(one, other)
    }
  }
  return words
}

/** The counted words of a text in the wrong form. French has the singular for none too. */
function misfits(text: string, language: Language, words: Map<string, string>): string[] {
  const singulars = new Map([...words].map(([one, several]) => [several, one]))
  const counted = text.replaceAll(/<\/?strong>/g, '').matchAll(/(?<![\d.,:–-]\s?)(\d+)\s(\p{L}+)/gu)
  return [...counted].flatMap(([found, n = '', word = '']) => {
    const isOne = n === '1' || (n === '0' && language === 'fr')
    const form = isOne ? singulars.get(word) : words.get(word)
    if (form !== undefined) return [`${found} → ${form}`]
    return isOne && word.endsWith('s') && !SINGULARS.has(word) ? [`${found} → singular`] : []
  })
}

/** Every way to fill in the numbers of a text: the first two in all combinations. */
function fillings({ numbers, others }: Counting): Record<string, number | string>[] {
  const [first, second, ...more] = numbers.filter((name) => HIGH[name] === undefined && name !== 'number')
  const rest = {
    ...Object.fromEntries(others.map((name) => [name, name.toUpperCase()])),
    ...Object.fromEntries(more.map((name) => [name, 5])),
    number: 5,
    ...HIGH,
  }
  if (first === undefined) return [rest]
  return NUMBERS.flatMap((a) =>
    // `number` is the formatted count.
    (second === undefined ? [a] : NUMBERS).map((b) => ({
      ...rest,
      ...(second && { [second]: b }),
      [first]: a,
      number: a,
    })),
  )
}

const wrong = (text: string, language: Language) => misfits(text, language, countedWords(language))

it('finds a word in the wrong form', () => {
  expect(wrong('1 members', 'en')).toEqual(['1 members → member'])
  expect(wrong('Copied by 2 of 0 member', 'en')).toEqual(['0 member → members'])
  expect(wrong('Copié par 1 membres sur 2', 'fr')).toEqual(['1 membres → membre'])
  expect(wrong('0 membres', 'fr')).toEqual(['0 membres → membre'])
  expect(wrong('0 membre, 1 membre, 2 membres', 'fr')).toEqual([])
  expect(wrong('1 gatos', 'es')).toEqual(['1 gatos → singular'])
  expect(wrong('<strong>2</strong> libre de 5 sugerencia', 'es')).toEqual([
    '2 libre → libres',
    '5 sugerencia → sugerencias',
  ])
  expect(wrong('<strong>2</strong> livres de 0 membro', 'pt')).toEqual(['0 membro → membros'])
})

it('finds the texts that count', () => {
  const texts = countingTexts('en')
  expect(texts.filter(({ forms }) => forms.size > 0).length).toBeGreaterThan(60)
  const withTwo = texts.filter(({ numbers }) => numbers.length > 1).map(({ key }) => key)
  expect(withTwo.length).toBeGreaterThan(15)
  expect(withTwo).toEqual(expect.arrayContaining(['posts:available.some', 'suggestions:supply.copiedBy']))
})

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = countingTexts(language).filter(({ key }) => !ALWAYS_MANY.has(key))
  const words = countedWords(language)
  let t: (key: string, values: Record<string, number | string>) => string

  beforeAll(async () => {
    const load = async (_: string, namespace: string) =>
      textsOf(language, namespace) as Record<string, string>
    const i18n = await createI18n({ language, load, namespaces: [...FILES.keys()] })
    t = (key, values) => String(i18n.t(key as never, values as never))
  })

  it('have every form that the numbers of the language need', () => {
    const needed = new Intl.PluralRules(LOCALES[language]).resolvedOptions().pluralCategories
    expect(needed.toSorted()).toEqual(language === 'en' ? ['one', 'other'] : ['many', 'one', 'other'])
    const gaps = texts.flatMap(({ key, forms }) =>
      forms.size === 0 ? [] : needed.filter((form) => !forms.has(form)).map((form) => `${key}_${form}`),
    )
    expect(gaps).toEqual([])
  })

  it('count 0, 1, 2 and 5 things in their own form, two kinds of things in every combination', () => {
    const shown = texts.flatMap((text) =>
      fillings(text).map((values) => [text.key, t(text.key, values)] as const),
    )
    expect(shown.filter(([key, text]) => text === key.split(':')[1] || /\{\{|\$t\(/.test(text))).toEqual([])
    expect(
      shown.flatMap(([key, text]) => misfits(text, language, words).map((each) => `${key}: ${each}`)),
    ).toEqual([])
  })

  it('put no ending in parentheses', () => {
    const all = [...FILES.keys()].flatMap((namespace) => flatten(textsOf(language, namespace)))
    expect('0 membre(s)').toMatch(/\p{L}\((?:e?s|es)\)/u)
    expect(all.filter(([, text]) => /\p{L}\((?:e?s|es)\)/u.test(text))).toEqual([])
  })
})
