const light = (...emoji) => ({ register: '~', emoji })
const warm = (...emoji) => ({ register: '*', emoji })
const plain = { register: '-', emoji: [] }
const dreamy = { register: 'own', emoji: [] }

/**
 * How a mood speaks: which sentences about angles suit it (`~` light, `*` warm, `-` sober, `own`: rather its own ones),
 * and the emoji that it may end with.
 */
const MANNERS = {
  sarcastic: light('😏', '🙄'),
  ironic: light('🙃'),
  dramatic: light('🎭'),
  'passive-aggressive': light('🙂'),
  mocking: light('😜', '😄'),
  funny: light('😂', '😄', '🤣'),
  playful: light('😄', '😉'),
  optimistic: warm('🌤️', '🌱'),
  excited: warm('🤩', '🎉', '🚀'),
  witty: light('😉'),
  cheerful: warm('😊', '☀️', '🙌'),
  cute: warm('🥰', '💛', '🐣'),
  goofy: light('🤪', '🦆', '😆'),
  'self-deprecating': light('😅', '🙈'),
  silly: light('🤡', '🥕', '🦄'),
  affectionate: warm('🤗', '💛', '❤️'),
  empathetic: warm('💞'),
  encouraging: warm('💪', '👏', '🙌'),
  appreciative: warm('🙏', '👏'),
  curious: { register: '-', emoji: ['🤔'] },
  poetic: { ...dreamy, emoji: ['🪶'] },
  surreal: { ...dreamy, emoji: ['🌀'] },
  cryptic: dreamy,
}

export const mannerOf = (mood) => MANNERS[mood] ?? plain
