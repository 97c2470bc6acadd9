// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

type Texts = string | readonly Texts[] | { [key: string]: Texts }

/** Words with a different name on screen, and the texts whose wording `docs/specified-texts.json` fixes. */
interface Forbidden {
  words: RegExp
  instead: string
  except?: readonly string[]
  /** Files with another style. */
  outside?: RegExp
}

const SLUG: Forbidden = {
  words: /\bslug\b/i,
  instead: 'address',
  except: ['create.slugRequired', 'ORGANIZATION_SLUG_EXISTS'],
}

const FORBIDDEN: Record<string, readonly Forbidden[]> = {
  en: [
    SLUG,
    { words: /\blog(ged)?[ -]?in\b/i, instead: 'sign in', except: ['signIn.failed', 'signIn.logIn'] },
    { words: /\b(register|registered) with\b/i, instead: 'sign up' },
    { words: /\bcopy url\b/i, instead: 'copy public link' },
    { words: /^users$/i, instead: 'members; in Slack, users', except: ['users.title'] },
    { words: /\binvite a\b/i, instead: 'invite people' },
    { words: /\bas the system\b/i, instead: 'system' },
    { words: /\b(some|no|any|every)body\b/i, instead: 'someone, no one, anyone, everyone' },
    { words: /;/, instead: 'two sentences', outside: /pages\/(privacy|terms)\// },
  ],
  es: [
    SLUG,
    { words: /\bustede?s?\b/i, instead: 'tú' },
    { words: /(?<!\p{L})(os|vuestr[oa]s?|vosotr[oa]s)(?!\p{L})/iu, instead: 'tú' },
    { words: /\bcog(er|e|es|en|id[oa]s?)\b/i, instead: 'tomar, usar' },
  ],
  fr: [SLUG, { words: /\b(tu|toi)\b/i, instead: 'vous' }],
  pt: [
    SLUG,
    { words: /voc[êe]s?/i, instead: 'tu' },
    { words: /(^|[.!?:;] )(Tente|Escreva|Introduza|Escolha|Clique|Verifique|Utilize|Crie)\b/, instead: 'tu' },
    { words: /\bemails?\b/i, instead: 'e-mail' },
    { words: /\bsenhas?\b/i, instead: 'palavra-passe' },
    { words: /\b(compartilh|equipe\b)/i, instead: 'partilhar, equipa' },
    { words: /\b(usuários?|arquivos?|telas?)\b/i, instead: 'utilizador, ficheiro, ecrã' },
    { words: /\b(n?a|da|à) Fanfare\b/i, instead: 'o Fanfare' },
    { words: /[«»]/, instead: '“”' },
  ],
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const FILES = globSync('{ui-kit,web,desktop}/src/**/locales/**/*.json', { cwd: ROOT })

it.each(Object.keys(FORBIDDEN))('every text in %s calls a thing by one word', (language) => {
  const files = FILES.filter((file) => languageOf(file) === language)
  expect(files.length).toBeGreaterThan(25)
  const found = files.flatMap((file) => {
    const texts = JSON.parse(readFileSync(`${ROOT}/${file}`, 'utf8')) as Texts
    return wordsIn(texts, language, file).map((word) => `${file} ${word}`)
  })
  expect(found).toEqual([])
})

it.each([
  ['en', 'Log in to copy', 'sign in'],
  ['en', 'The slug', 'address'],
  ['en', 'Copy URL', 'copy public link'],
  ['en', 'Ask somebody', 'someone, no one, anyone, everyone'],
  ['en', 'Wait; then reload', 'two sentences'],
  ['es', 'Elija usted', 'tú'],
  ['es', 'Ya están cogidas', 'tomar, usar'],
  ['es', 'Lo que os gusta', 'tú'],
  ['fr', 'Choisis-toi un nom', 'vous'],
  ['pt', 'Se você quiser', 'tu'],
  ['pt', 'Não funcionou. Tente de novo.', 'tu'],
  ['pt', 'O teu email', 'e-mail'],
  ['pt', 'O usuário', 'utilizador, ficheiro, ecrã'],
  ['pt', 'Entrar na Fanfare', 'o Fanfare'],
  ['pt', '«Denúncias»', '“”'],
])('notices a planted word in %s: %s', (language, text, instead) => {
  expect(wordsIn({ planted: { list: [text] } }, language)).toEqual([
    `planted.list.0: “${text}”; say “${instead}”`,
  ])
})

function languageOf(file: string): string | undefined {
  return /locales\/(\w\w)(\.json|\/)/.exec(file)?.[1]
}

function wordsIn(texts: Texts, language: string, file = '', path: string[] = []): string[] {
  if (typeof texts !== 'string')
    return Object.entries(texts).flatMap(([key, value]) =>
      wordsIn(value as Texts, language, file, [...path, key]),
    )
  const key = path.join('.')
  const shown = texts.replaceAll(/\{\{.*?\}\}/g, '')
  return (FORBIDDEN[language] ?? [])
    .filter(
      ({ words, except = [], outside }) => words.test(shown) && !except.includes(key) && !outside?.test(file),
    )
    .map(({ instead }) => `${key}: “${texts}”; say “${instead}”`)
}
