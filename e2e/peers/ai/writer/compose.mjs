import { fill, isFillable } from './fill.mjs'

/** The order of the parts, by length. A part that a mood or a request does not have gives way to another of its own. */
const SHAPES = {
  short: [['core'], ['core'], ['core'], ['subject', 'tail'], ['angle', 'tail'], ['angle']],
  medium: [
    ['core', 'angle'],
    ['angle', 'core'],
    ['subject', 'core'],
    ['core', 'subject'],
    ['core', 'core'],
    ['angle', 'subject', 'tail'],
    ['core', 'angle', 'tail'],
  ],
  long: [
    ['core', 'subject', 'angle'],
    ['subject', 'core', 'angle'],
    ['angle', 'core', 'subject'],
    ['core', 'angle', 'core'],
    ['subject', 'angle', 'core', 'tail'],
    ['core', 'subject', 'angle', 'tail'],
  ],
}

/** The longest text of a length, in characters; networks may allow less. */
const LENGTHS = { short: 110, medium: 210, long: 420 }

function poolOf(part, { texts, mood, manner, angle, subject, random }) {
  const { '-': core, '+': tail } = mood
  if (part === 'tail') return tail
  if (part === 'core' || (manner.register === 'own' && random.chance(0.6))) return core
  if (part === 'subject') return texts.topics[subject]['-']
  const lines = angle && texts.angles[angle]
  if (!lines) return random.chance(0.5) ? core : texts.topics[subject]['-']
  const suited = manner.register === 'own' ? [] : (lines[manner.register] ?? [])
  return [...suited, ...(manner.register === '~' && random.chance(0.7) ? [] : lines['-'])]
}

function sentenceOf(part, context, used) {
  const lines = poolOf(part, context).filter((line) => !used.has(line) && isFillable(line, context))
  if (lines.length === 0) return ''
  const line = context.random.pick(lines)
  used.add(line)
  return fill(line, context)
}

/** Puts a comment together once. The result may be too long, or too like another one. */
export function compose(context, shapes = SHAPES[context.length] ?? SHAPES.medium) {
  const { random, manner, wishes } = context
  const used = new Set()
  const sentences = random.pick(shapes).map((part) => sentenceOf(part, context, used))
  const text = sentences.filter(Boolean).join(' ')
  const calm = wishes.hasShouting ? text : text.replaceAll(/\s?!/gu, '.').replaceAll('¡', '')
  const hasEmoji = wishes.hasEmoji && manner.emoji.length > 0 && random.chance(0.35)
  return hasEmoji ? `${calm} ${random.pick(manner.emoji)}` : calm
}

/** How long a comment may be. */
export const limitOf = ({ length, maxCharacters }) =>
  Math.min(LENGTHS[length] ?? LENGTHS.medium, maxCharacters > 0 ? maxCharacters : Infinity)

/** The shortest that a mood can say, for the strictest limits. */
export function composeBriefly(context, limit) {
  for (const shape of [['core'], ['tail']])
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const text = compose({ ...context, manner: { ...context.manner, emoji: [] } }, [shape])
      if (text.length <= limit && !context.wishes.isUnwanted(text)) return text
    }
  return context.mood['+'].toSorted((a, b) => a.length - b.length)[0].slice(0, limit)
}
