import type { Language } from '../../core/rules/language.ts'

/** A built-in mood; the table of moods is synchronized with this list. */
export interface MoodDefinition {
  key: string
  emoji: string
  color: string
  names: Record<Language, string>
}

/** The 29 moods, in display order: useful and kind ones first, those that may hurt last. */
export const MOODS = [
  {
    key: 'curious',
    emoji: '🤔',
    color: '#3b8fd0',
    names: { en: 'Curious', pt: 'Curioso', fr: 'Curieux', es: 'Curioso' },
  },
  {
    key: 'appreciative',
    emoji: '🙏',
    color: '#cf5f5f',
    names: { en: 'Appreciative', pt: 'Grato', fr: 'Reconnaissant', es: 'Agradecido' },
  },
  {
    key: 'encouraging',
    emoji: '💪',
    color: '#3f9a5c',
    names: { en: 'Encouraging', pt: 'Encorajador', fr: 'Encourageant', es: 'Alentador' },
  },
  {
    key: 'witty',
    emoji: '😉',
    color: '#cf7d3a',
    names: { en: 'Witty', pt: 'Espirituoso', fr: 'Spirituel', es: 'Ingenioso' },
  },
  {
    key: 'funny',
    emoji: '😂',
    color: '#d9a32b',
    names: { en: 'Funny', pt: 'Engraçado', fr: 'Drôle', es: 'Gracioso' },
  },
  {
    key: 'reflective',
    emoji: '🪞',
    color: '#7a6bb0',
    names: { en: 'Reflective', pt: 'Reflexivo', fr: 'Réfléchi', es: 'Reflexivo' },
  },
  {
    key: 'cheerful',
    emoji: '😊',
    color: '#dca735',
    names: { en: 'Cheerful', pt: 'Alegre', fr: 'Joyeux', es: 'Alegre' },
  },
  {
    key: 'optimistic',
    emoji: '🌤️',
    color: '#3f9fc4',
    names: { en: 'Optimistic', pt: 'Otimista', fr: 'Optimiste', es: 'Optimista' },
  },
  {
    key: 'excited',
    emoji: '🤩',
    color: '#d4572e',
    names: { en: 'Excited', pt: 'Entusiasmado', fr: 'Enthousiaste', es: 'Entusiasmado' },
  },
  {
    key: 'playful',
    emoji: '😄',
    color: '#e08a3c',
    names: { en: 'Playful', pt: 'Brincalhão', fr: 'Joueur', es: 'Juguetón' },
  },
  {
    key: 'empathetic',
    emoji: '💞',
    color: '#c2648f',
    names: { en: 'Empathetic', pt: 'Empático', fr: 'Empathique', es: 'Empático' },
  },
  {
    key: 'respectful',
    emoji: '🎩',
    color: '#4f7a8c',
    names: { en: 'Respectful', pt: 'Respeitoso', fr: 'Respectueux', es: 'Respetuoso' },
  },
  {
    key: 'affectionate',
    emoji: '🤗',
    color: '#d2607a',
    names: { en: 'Affectionate', pt: 'Afetuoso', fr: 'Affectueux', es: 'Afectuoso' },
  },
  {
    key: 'objective',
    emoji: '⚖️',
    color: '#5b7286',
    names: { en: 'Objective', pt: 'Objetivo', fr: 'Objectif', es: 'Objetivo' },
  },
  {
    key: 'neutral',
    emoji: '😐',
    color: '#7b7b7b',
    names: { en: 'Neutral', pt: 'Neutro', fr: 'Neutre', es: 'Neutral' },
  },
  {
    key: 'serious',
    emoji: '🧐',
    color: '#54657a',
    names: { en: 'Serious', pt: 'Sério', fr: 'Sérieux', es: 'Serio' },
  },
  {
    key: 'poetic',
    emoji: '🪶',
    color: '#8a6fc0',
    names: { en: 'Poetic', pt: 'Poético', fr: 'Poétique', es: 'Poético' },
  },
  {
    key: 'cute',
    emoji: '🥰',
    color: '#d76a94',
    names: { en: 'Cute', pt: 'Fofo', fr: 'Mignon', es: 'Tierno' },
  },
  {
    key: 'goofy',
    emoji: '🤪',
    color: '#b565b8',
    names: { en: 'Goofy', pt: 'Pateta', fr: 'Loufoque', es: 'Bobalicón' },
  },
  {
    key: 'silly',
    emoji: '🤡',
    color: '#c95a8a',
    names: { en: 'Silly', pt: 'Tolo', fr: 'Farfelu', es: 'Tonto' },
  },
  {
    key: 'self-deprecating',
    emoji: '😅',
    color: '#7d8a3b',
    names: { en: 'Self-deprecating', pt: 'Autodepreciativo', fr: 'Autodérision', es: 'Autocrítico' },
  },
  {
    key: 'dramatic',
    emoji: '🎭',
    color: '#a33b5c',
    names: { en: 'Dramatic', pt: 'Dramático', fr: 'Dramatique', es: 'Dramático' },
  },
  {
    key: 'surreal',
    emoji: '🌀',
    color: '#5a6fd0',
    names: { en: 'Surreal', pt: 'Surreal', fr: 'Surréaliste', es: 'Surrealista' },
  },
  {
    key: 'cryptic',
    emoji: '🔮',
    color: '#6b5b95',
    names: { en: 'Cryptic', pt: 'Enigmático', fr: 'Énigmatique', es: 'Críptico' },
  },
  {
    key: 'critical',
    emoji: '🔍',
    color: '#9c4646',
    names: { en: 'Critical', pt: 'Crítico', fr: 'Critique', es: 'Crítico' },
  },
  {
    key: 'ironic',
    emoji: '🙃',
    color: '#b0863a',
    names: { en: 'Ironic', pt: 'Irónico', fr: 'Ironique', es: 'Irónico' },
  },
  {
    key: 'sarcastic',
    emoji: '😏',
    color: '#c2703d',
    names: { en: 'Sarcastic', pt: 'Sarcástico', fr: 'Sarcastique', es: 'Sarcástico' },
  },
  {
    key: 'passive-aggressive',
    emoji: '🙂',
    color: '#8f6b4f',
    names: {
      en: 'Passive-aggressive',
      pt: 'Passivo-agressivo',
      fr: 'Passif-agressif',
      es: 'Pasivo-agresivo',
    },
  },
  {
    key: 'mocking',
    emoji: '😜',
    color: '#c0562f',
    names: { en: 'Mocking', pt: 'Trocista', fr: 'Moqueur', es: 'Burlón' },
  },
] as const satisfies readonly MoodDefinition[]

export type MoodKey = (typeof MOODS)[number]['key']

const NAMES = new Map<string, Record<Language, string>>(MOODS.map((mood) => [mood.key, mood.names]))

/** The name of a mood in a language; the key itself for an unknown mood. */
export function moodName(key: string, language: Language): string {
  return NAMES.get(key)?.[language] ?? key
}
