import { changed, type Answer } from '../support/answers.ts'

export type Kind = 'unbroken' | 'right to left' | 'empty'

interface Sample {
  name: string
  sentence: string
  email: string
}

const LONG = 'W'.repeat(200)

/** User content at its worst. */
export const SAMPLES: Record<Kind, Sample> = {
  unbroken: { name: LONG, sentence: LONG, email: `${'w'.repeat(60)}@${'w'.repeat(120)}.example` },
  'right to left': {
    name: 'ليلى 👩‍👩‍👧',
    sentence: 'مرحبا بكم في العالم، هل نبدأ الآن؟ 🎉👏🏽',
    email: 'layla@fanfare.example',
  },
  empty: { name: '', sentence: '', email: '' },
}

/** The fields with user content, and the kind of text in each. */
const FIELDS: Record<string, keyof Sample> = {
  name: 'name',
  firstName: 'name',
  displayName: 'name',
  realName: 'name',
  teamName: 'name',
  device: 'name',
  title: 'sentence',
  comment: 'sentence',
  content: 'sentence',
  copiedContent: 'sentence',
  description: 'sentence',
  moderationReason: 'sentence',
  moderatorResponse: 'sentence',
  answer: 'sentence',
  publicShareMessage: 'sentence',
  slackShareMessage: 'sentence',
  email: 'email',
}

/** Replaces all user content in the responses of the server by the same text. */
export const rewritten = (kind: Kind): Answer =>
  changed(/^\/(?!stream|boot)/, (body: unknown) => rewrite(body, SAMPLES[kind]))

function rewrite(value: unknown, sample: Sample): unknown {
  if (Array.isArray(value)) return value.map((each) => rewrite(each, sample))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const field = FIELDS[key]
      return [key, field !== undefined && typeof part === 'string' ? sample[field] : rewrite(part, sample)]
    }),
  )
}
