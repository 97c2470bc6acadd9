import type { Language } from '../core/rules/language.ts'

/** Names, and texts without words. */
const EVERYWHERE = [
  'Fanfare',
  'Admin',
  'Slack',
  'Microsoft Teams',
  'Discord',
  'Webhooks',
  'OpenAI: GPT-4, GPT-3.5 Turbo',
  'Gemini: Gemini Pro, Flash',
  '#marketing',
  'Spam',
  'Bot',
  'Cookies',
  'open-source',
]

/** Words that are the same in English and in another language. */
const IN_BOTH: Record<Language, readonly string[]> = {
  en: [],
  pt: [...EVERYWHERE, 'backend', 'design', 'Link', 'Menu', 'Popular', 'Surreal', 'tokens'],
  fr: [
    ...EVERYWHERE,
    'Action',
    'Administration',
    'backend',
    'Contact',
    'culture',
    'Description',
    'design',
    'design-systems',
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
    'Secret',
    'Services',
    'Suggestion',
    'suggestion',
    'suggestions',
    'Variables',
    'Violence',
  ],
  es: [...EVERYWHERE, 'backend', 'Neutral', 'no', 'Popular', 'tokens', 'Variables'],
}

/** Words that exist in English only. */
const ENGLISH =
  /(?<!\p{L})(?:and|are|by|cannot|from|have|is|not|of|our|please|that|the|their|this|to|was|were|will|with|you|your)(?!\p{L})/iu

/** Quoted names in other products. */
const QUOTED = /«[^»]*»|“[^”]*”/g

const PLACEHOLDER = /\{+\s*\w+\s*\}+/g

/** Whether a text in another language equals the English one, or contains English words. */
export function isLeftInEnglish(text: string, english: string, language: Language): boolean {
  const words = text.replaceAll(PLACEHOLDER, '').trim()
  if (ENGLISH.test(words.replaceAll(QUOTED, ''))) return true
  const isWord = /\p{L}/u.test(words)
  return isWord && text === english && !IN_BOTH[language].includes(words)
}
