import { fill, isFillable } from './fill.mjs'

/** The order of the parts, by length. A part that a mood or a request does not have gives way to another of its own. */
const SHAPES = {
  short: [
    ['core'],
    ['core'],
    ['core', 'tail'],
    ['subject', 'tail'],
    ['angle', 'tail'],
    ['angle', 'core'],
    ['core', 'angle'],
    ['tail', 'subject'],
  ],
  medium: [
    ['core', 'angle'],
    ['angle', 'core'],
    ['core', 'angle', 'tail'],
    ['angle', 'core', 'tail'],
    ['subject', 'core'],
    ['core', 'subject'],
    ['core', 'core'],
    ['core', 'tail'],
    ['angle', 'subject', 'tail'],
  ],
  long: [
    ['core', 'subject', 'angle'],
    ['subject', 'core', 'angle'],
    ['angle', 'core', 'subject'],
    ['core', 'angle', 'core'],
    ['angle', 'core', 'core', 'tail'],
    ['subject', 'angle', 'core', 'tail'],
    ['core', 'subject', 'angle', 'tail'],
  ],
}

/** The longest text of a length, in characters; networks may allow less. */
const LENGTHS = { short: 120, medium: 240, long: 480 }

const subjectLines = ({ texts, subject }) => [...texts.topics[subject]['-'], ...texts.topics.post['-']]

function angleLines(context) {
  const { texts, manner, angle, random } = context
  const lines = angle && texts.angles[angle]
  if (!lines) return random.chance(0.5) ? context.mood['-'] : subjectLines(context)
  const suited = lines[manner.register] ?? []
  return suited.length > 0 && random.chance(0.5) ? suited : [...suited, ...(lines['-'] ?? [])]
}

/** Moods that leave the ground speak mostly for themselves. */
function linesFor(part, context) {
  const { mood, manner, random } = context
  if (part === 'tail') return mood['+']
  if (part === 'core' || (manner.register === 'own' && random.chance(0.6))) return mood['-']
  return part === 'subject' ? subjectLines(context) : angleLines(context)
}

/** One of the lines that were not used for the longest time. */
function pickRested(lines, { lastUses, random }) {
  const rested = lines.toSorted((a, b) => (lastUses.get(a) ?? -1) - (lastUses.get(b) ?? -1))
  return random.pick(rested.slice(0, Math.ceil(rested.length * 0.6)))
}

function lineFor(part, context, used) {
  const isFree = (line) => !used.includes(line) && !context.spent.has(line) && isFillable(line, context)
  const lines = linesFor(part, context).filter(isFree)
  const others = lines.length > 0 ? lines : context.mood['-'].filter(isFree)
  return others.length > 0 ? pickRested(others, context) : undefined
}

/** An angle that was asked for is mostly taken; a short text has no room for everything. */
function pickShape({ texts, angle, random }, shapes) {
  const angled = texts.angles[angle] ? shapes.filter((shape) => shape.includes('angle')) : []
  return random.pick(angled.length > 0 && random.chance(0.7) ? angled : shapes)
}

/** Puts a comment together once. The result may be too long, or too like another one. */
export function compose(context, shapes = SHAPES[context.length] ?? SHAPES.medium) {
  const { random, manner, wishes } = context
  const lines = []
  for (const part of pickShape(context, shapes)) {
    const line = lineFor(part, context, lines)
    if (line) lines.push(line)
  }
  const text = lines.map((line) => fill(line, context)).join(' ')
  const calm = wishes.hasShouting ? text : text.replaceAll(/\s?!/gu, '.').replaceAll('¡', '')
  const hasEmoji = wishes.hasEmoji && manner.emoji.length > 0 && random.chance(0.25)
  return { text: hasEmoji && calm ? `${calm} ${random.pick(manner.emoji)}` : calm, lines }
}

/** How long a comment may be. */
export const limitOf = ({ length, maxCharacters }) =>
  Math.min(LENGTHS[length] ?? LENGTHS.medium, maxCharacters > 0 ? maxCharacters : Infinity)

/** The shortest that a mood can say, for the strictest limits. */
export function composeBriefly(context, limit) {
  const plain = { ...context, manner: { ...context.manner, emoji: [] }, spent: new Set() }
  for (let attempt = 0; attempt < 24; attempt += 1) {
    const { text, lines } = compose(plain, attempt < 12 ? [['core']] : [['tail']])
    if (text.length <= limit && !context.wishes.isUnwanted(text)) return { text, lines }
  }
  const [shortest] = context.mood['+'].toSorted((a, b) => a.length - b.length)
  return { text: shortest.slice(0, limit).trim(), lines: [] }
}
