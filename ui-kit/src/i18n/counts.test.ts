// @vitest-environment node
import { expect, it } from 'vitest'
import { LANGUAGES, type Language } from '@fanfare/contract/core/rules/language.ts'
import { loadTexts } from '../app/text-files.ts'
import { createI18n } from './create-i18n.ts'

/** The texts with two numbers, and the names of these. */
const TEXTS: [text: string, ...numbers: [string, string]][] = [
  ['posts:available.some', 'count', 'total'],
  ['community:availableCount', 'count', 'total'],
  ['suggestions:supply.copiedBy', 'copiedBy', 'count'],
  ['ai:prompts.moods.count', 'on', 'all'],
  ['ai:review.arrived', 'arrived', 'wanted'],
  ['ai:review.count', 'approved', 'count'],
  ['admin:dashboard.alarm.text', 'accounts', 'posts'],
  ['slack:sync.running', 'processed', 'total'],
  ['slack:all.running', 'done', 'total'],
  ['notifications:reach.post', 'reached', 'count'],
  ['settings:overview.slackMatched', 'matched', 'count'],
]

/** The words that these texts count, for one and for several. */
const WORDS: Record<Language, Record<string, string>> = {
  en: {
    suggestion: 'suggestions',
    member: 'members',
    text: 'texts',
    account: 'accounts',
    post: 'posts',
    user: 'users',
    person: 'people',
    colleague: 'colleagues',
  },
  fr: {
    membre: 'membres',
    texte: 'textes',
    compte: 'comptes',
    publication: 'publications',
    suggestion: 'suggestions',
    utilisateur: 'utilisateurs',
    personne: 'personnes',
    collègue: 'collègues',
    libre: 'libres',
  },
  es: {
    sugerencia: 'sugerencias',
    miembro: 'miembros',
    texto: 'textos',
    cuenta: 'cuentas',
    publicación: 'publicaciones',
    usuario: 'usuarios',
    persona: 'personas',
    compañero: 'compañeros',
    libre: 'libres',
  },
  pt: {
    sugestão: 'sugestões',
    membro: 'membros',
    texto: 'textos',
    conta: 'contas',
    publicação: 'publicações',
    utilizador: 'utilizadores',
    pessoa: 'pessoas',
    colega: 'colegas',
    livre: 'livres',
  },
}
const NUMBERS = [0, 1, 2, 5]

/** The counted words of a text in the wrong form. French has the singular for none too. */
function misfits(text: string, language: Language): string[] {
  const plurals = new Map(Object.entries(WORDS[language]))
  const singulars = new Map([...plurals].map(([one, several]) => [several, one]))
  const counted = text.replaceAll(/<\/?strong>/g, '').matchAll(/(\d+)\s(\p{L}+)/gu)
  return [...counted].flatMap(([found, n = '', word = '']) => {
    const isOne = n === '1' || (n === '0' && language === 'fr')
    const form = isOne ? singulars.get(word) : plurals.get(word)
    return form === undefined ? [] : [`${found} → ${form}`]
  })
}

it('finds a word in the wrong form', () => {
  expect(misfits('Copié par 1 membres sur 2', 'fr')).toEqual(['1 membres → membre'])
  expect(misfits('<strong>2</strong> libre de 0 membro', 'pt')).toEqual(['0 membro → membros'])
  expect(misfits('0 membre, 1 membre, 2 membres', 'fr')).toEqual([])
})

it.each(LANGUAGES)('counts two things in %s, each in its own form', async (language) => {
  const namespaces = TEXTS.map(([text]) => text.split(':')[0]!)
  const { t } = await createI18n({ language, load: loadTexts, namespaces })
  const wrong = TEXTS.flatMap(([text, one, other]) =>
    NUMBERS.flatMap((a) =>
      NUMBERS.flatMap((b) => {
        const shown = String(t(text as never, { [one]: a, [other]: b } as never))
        expect(shown).toContain(String(a))
        expect(shown).toContain(String(b))
        expect(shown).not.toMatch(/[{$]/)
        return misfits(shown, language)
      }),
    ),
  )
  expect(wrong).toEqual([])
})
