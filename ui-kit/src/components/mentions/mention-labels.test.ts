import fc from 'fast-check'
import { expect, it } from 'vitest'
import { serializeSlackMessage } from '@fanfare/contract/slack/rules/slack.ts'
import {
  EVERYBODY,
  labelMentions,
  mentionsIn,
  plainMentions,
  showMentions,
  storeMentions,
  type Mention,
} from './mention-labels.ts'

const ana: Mention = { type: 'user', id: 'U1', name: 'Ana Ribeiro' }
const otherAna: Mention = { type: 'user', id: 'U2', name: 'Ana Ribeiro' }
const impostor: Mention = { type: 'user', id: 'U3', name: 'channel' }
const marketing: Mention = { type: 'channel', id: 'C1', name: 'marketing' }
const nameless: Mention = { type: 'user', id: 'U4', name: '' }

it.each(['{@Somebody}', '@Ana Ribeiro', '{@Ana Ribeiro', '{# }', 'ana@example.org'])(
  'keeps %s as text',
  (text) => {
    expect(storeMentions(text, labelMentions([ana]))).toBe(text)
  },
)

it('stores the ids of two people of one name', () => {
  const stored = '{@U1|Ana Ribeiro} and {@U2|Ana Ribeiro} in {#C1|marketing}'
  const labels = labelMentions(mentionsIn(stored))
  expect(showMentions(stored, labels)).toBe('{@Ana Ribeiro} and {@Ana Ribeiro (U2)} in {#marketing}')
  expect(storeMentions(showMentions(stored, labels), labels)).toBe(stored)
})

it('shows the current name of a renamed user, and the stored one of somebody who has left', () => {
  const stored = '{@U1|Ana Ribeiro} {@U9|Gone}'
  const labels = labelMentions(mentionsIn(stored), new Map([['U1', 'Ana {Costa}']]))
  expect(showMentions(stored, labels)).toBe('{@Ana  Costa} {@Gone}')
  expect(mentionsIn(storeMentions('{@Ana  Costa}', labels))).toMatchObject([{ id: 'U1' }])
})

it('converts each displayed message back', () => {
  const mentions = [ana, otherAna, impostor, marketing, nameless, ...EVERYBODY]
  const part = fc.oneof(
    fc.string().map((text) => text.replaceAll(/[{}]/g, '')),
    fc.constantFrom(...mentions.map((mention) => serializeSlackMessage([mention])), '{', '}', '{title}'),
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const stored = parts.join('')
      const labels = labelMentions(mentionsIn(stored))
      expect(storeMentions(showMentions(stored, labels), labels)).toBe(stored)
    }),
  )
})

it('writes names where nobody can be mentioned', () => {
  expect(plainMentions('By {@U1|Ana Ribeiro} in {#C1|marketing}, {!here}')).toBe(
    'By @Ana Ribeiro in #marketing, @here',
  )
})
