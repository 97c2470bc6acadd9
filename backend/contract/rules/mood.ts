import type { Language } from './language.ts'

/** A mood of the product; the table of moods is synchronized with this list. */
export interface MoodDefinition {
  key: string
  emoji: string
  color: string
  description: string
  names: Record<Language, string>
}

/** The 29 moods, in the order they are offered. */
export const MOODS = [
  {
    key: 'sarcastic',
    emoji: '😏',
    color: '#c2703d',
    description: 'Says the opposite of what it means, with a wink',
    names: { en: 'Sarcastic', pt: 'Sarcástico', fr: 'Sarcastique', es: 'Sarcástico' },
  },
  {
    key: 'ironic',
    emoji: '🙃',
    color: '#b0863a',
    description: 'Points at the twist in the story',
    names: { en: 'Ironic', pt: 'Irónico', fr: 'Ironique', es: 'Irónico' },
  },
  {
    key: 'dramatic',
    emoji: '🎭',
    color: '#a33b5c',
    description: 'Treats the news as opening night',
    names: { en: 'Dramatic', pt: 'Dramático', fr: 'Dramatique', es: 'Dramático' },
  },
  {
    key: 'passive-aggressive',
    emoji: '🙂',
    color: '#8f6b4f',
    description: 'Polite on the surface, pointed below',
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
    description: 'Teases without meaning harm',
    names: { en: 'Mocking', pt: 'Trocista', fr: 'Moqueur', es: 'Burlón' },
  },
  {
    key: 'funny',
    emoji: '😂',
    color: '#d9a32b',
    description: 'Goes for the laugh',
    names: { en: 'Funny', pt: 'Engraçado', fr: 'Drôle', es: 'Gracioso' },
  },
  {
    key: 'playful',
    emoji: '😄',
    color: '#e08a3c',
    description: 'Light, as among friends',
    names: { en: 'Playful', pt: 'Brincalhão', fr: 'Joueur', es: 'Juguetón' },
  },
  {
    key: 'optimistic',
    emoji: '🌤️',
    color: '#3f9fc4',
    description: 'Sees what could come of it',
    names: { en: 'Optimistic', pt: 'Otimista', fr: 'Optimiste', es: 'Optimista' },
  },
  {
    key: 'excited',
    emoji: '🤩',
    color: '#d4572e',
    description: 'Cannot wait to tell everyone',
    names: { en: 'Excited', pt: 'Entusiasmado', fr: 'Enthousiaste', es: 'Entusiasmado' },
  },
  {
    key: 'witty',
    emoji: '😉',
    color: '#cf7d3a',
    description: 'One clever line',
    names: { en: 'Witty', pt: 'Espirituoso', fr: 'Spirituel', es: 'Ingenioso' },
  },
  {
    key: 'cheerful',
    emoji: '😊',
    color: '#dca735',
    description: 'Warm and in good spirits',
    names: { en: 'Cheerful', pt: 'Alegre', fr: 'Joyeux', es: 'Alegre' },
  },
  {
    key: 'cute',
    emoji: '🥰',
    color: '#d76a94',
    description: 'Sweet, with a small heart',
    names: { en: 'Cute', pt: 'Fofo', fr: 'Mignon', es: 'Tierno' },
  },
  {
    key: 'goofy',
    emoji: '🤪',
    color: '#b565b8',
    description: 'Happily silly about it',
    names: { en: 'Goofy', pt: 'Pateta', fr: 'Loufoque', es: 'Bobalicón' },
  },
  {
    key: 'self-deprecating',
    emoji: '😅',
    color: '#7d8a3b',
    description: 'Laughs at itself first',
    names: { en: 'Self-deprecating', pt: 'Autodepreciativo', fr: 'Autodérision', es: 'Autocrítico' },
  },
  {
    key: 'silly',
    emoji: '🤡',
    color: '#c95a8a',
    description: 'No sense, on purpose',
    names: { en: 'Silly', pt: 'Tolo', fr: 'Farfelu', es: 'Tonto' },
  },
  {
    key: 'serious',
    emoji: '🧐',
    color: '#54657a',
    description: 'Keeps to the matter',
    names: { en: 'Serious', pt: 'Sério', fr: 'Sérieux', es: 'Serio' },
  },
  {
    key: 'reflective',
    emoji: '🪞',
    color: '#7a6bb0',
    description: 'Thinks about what it means',
    names: { en: 'Reflective', pt: 'Reflexivo', fr: 'Réfléchi', es: 'Reflexivo' },
  },
  {
    key: 'critical',
    emoji: '🔍',
    color: '#9c4646',
    description: 'Asks what is missing',
    names: { en: 'Critical', pt: 'Crítico', fr: 'Critique', es: 'Crítico' },
  },
  {
    key: 'neutral',
    emoji: '😐',
    color: '#7b7b7b',
    description: 'Takes no side',
    names: { en: 'Neutral', pt: 'Neutro', fr: 'Neutre', es: 'Neutral' },
  },
  {
    key: 'objective',
    emoji: '⚖️',
    color: '#5b7286',
    description: 'Facts and figures only',
    names: { en: 'Objective', pt: 'Objetivo', fr: 'Objectif', es: 'Objetivo' },
  },
  {
    key: 'affectionate',
    emoji: '🤗',
    color: '#d2607a',
    description: 'Speaks as somebody who cares',
    names: { en: 'Affectionate', pt: 'Afetuoso', fr: 'Affectueux', es: 'Afectuoso' },
  },
  {
    key: 'empathetic',
    emoji: '💞',
    color: '#c2648f',
    description: 'Feels with the people behind it',
    names: { en: 'Empathetic', pt: 'Empático', fr: 'Empathique', es: 'Empático' },
  },
  {
    key: 'encouraging',
    emoji: '💪',
    color: '#3f9a5c',
    description: 'Cheers the people on',
    names: { en: 'Encouraging', pt: 'Encorajador', fr: 'Encourageant', es: 'Alentador' },
  },
  {
    key: 'respectful',
    emoji: '🎩',
    color: '#4f7a8c',
    description: 'Pays its respects',
    names: { en: 'Respectful', pt: 'Respeitoso', fr: 'Respectueux', es: 'Respetuoso' },
  },
  {
    key: 'curious',
    emoji: '🤔',
    color: '#3b8fd0',
    description: 'Asks an honest question',
    names: { en: 'Curious', pt: 'Curioso', fr: 'Curieux', es: 'Curioso' },
  },
  {
    key: 'appreciative',
    emoji: '🙏',
    color: '#cf5f5f',
    description: 'Says thank you, and for what',
    names: { en: 'Appreciative', pt: 'Grato', fr: 'Reconnaissant', es: 'Agradecido' },
  },
  {
    key: 'poetic',
    emoji: '🪶',
    color: '#8a6fc0',
    description: 'Lets the words sing a little',
    names: { en: 'Poetic', pt: 'Poético', fr: 'Poétique', es: 'Poético' },
  },
  {
    key: 'surreal',
    emoji: '🌀',
    color: '#5a6fd0',
    description: 'Leaves the ground for a moment',
    names: { en: 'Surreal', pt: 'Surreal', fr: 'Surréaliste', es: 'Surrealista' },
  },
  {
    key: 'cryptic',
    emoji: '🔮',
    color: '#6b5b95',
    description: 'Says less than it knows',
    names: { en: 'Cryptic', pt: 'Enigmático', fr: 'Énigmatique', es: 'Críptico' },
  },
] as const satisfies readonly MoodDefinition[]

export type MoodKey = (typeof MOODS)[number]['key']

const NAMES = new Map<string, Record<Language, string>>(MOODS.map((mood) => [mood.key, mood.names]))

/** The name of a mood in a language; the key itself for an unknown mood. */
export function moodName(key: string, language: Language): string {
  return NAMES.get(key)?.[language] ?? key
}
