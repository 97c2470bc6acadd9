import type { Language } from '../rules/language.ts'

/** Names, and texts of which nothing is a word. */
const EVERYWHERE = [
  'Fanfare',
  'Admin',
  'Slack',
  'Microsoft Teams',
  'Discord',
  'OpenAI: GPT-4, GPT-3.5 Turbo',
  'Gemini: Gemini Pro, Flash',
  '#marketing',
  'Spam',
  'Bot',
  'Cookies',
]

/** What another language says in the same word. */
const IN_BOTH: Record<Language, readonly string[]> = {
  en: [],
  pt: [...EVERYWHERE, 'Link', 'Menu', 'Popular', 'Surreal', 'tokens'],
  fr: [
    ...EVERYWHERE,
    'Action',
    'Administration',
    'Contact',
    'Description',
    'Invitation',
    'Long',
    'Mentions',
    'Menu',
    'Message',
    'Messages',
    'Notifications',
    'Page',
    'Pages',
    'Pause',
    'Questions',
    'Services',
    'Suggestion',
    'Variables',
    'Violence',
  ],
  es: [...EVERYWHERE, 'Neutral', 'no', 'Popular', 'tokens', 'Variables'],
}

/** Words that none of the other languages has. */
const ENGLISH =
  /(?<!\p{L})(?:and|are|by|cannot|from|have|is|not|of|our|please|that|the|their|this|to|was|were|will|with|you|your)(?!\p{L})/iu

/** What another product calls something, as it is quoted. */
const QUOTED = /«[^»]*»|“[^”]*”/g

const PLACEHOLDER = /\{+\s*\w+\s*\}+/g

/** Whether a text in another language still says what the English one says, or has English words in it. */
export function isLeftInEnglish(text: string, english: string, language: Language): boolean {
  const words = text.replaceAll(PLACEHOLDER, '').trim()
  if (ENGLISH.test(words.replaceAll(QUOTED, ''))) return true
  const isWord = /\p{L}/u.test(words)
  return isWord && text === english && !IN_BOTH[language].includes(words)
}
