import { expect, it } from 'vitest'
import type { RecoveredClaim } from '../../shared/desktop-state.ts'
import { createTranslator } from '../core/i18n/translator.ts'
import { aState } from '../testing/fixtures.ts'
import type { NotificationInput } from './notification-input.ts'
import { tellRecovered } from './tell-recovered.ts'

const claim: RecoveredClaim = {
  key: 'claim-1',
  server: 'https://fanfare.example',
  commentId: 'c1',
  text: 'Well measured!',
  postId: 'post-1',
  title: 'A post',
  postUrl: 'https://social.example/posts/1',
  isSensitive: false,
  isNew: true,
}

function setUp(facts: Parameters<typeof aState>[0] = {}) {
  const state = aState(facts)
  const shown: NotificationInput[] = []
  const happened: string[] = []
  tellRecovered({
    state,
    translator: createTranslator(['en']),
    show: (input) => {
      shown.push(input)
      return () => void happened.push('closed')
    },
    words: ({ text }) => ({ title: 'It worked', body: text }),
    open: ({ postId }) => void happened.push(`opened ${postId}`),
    copy: async ({ key }) => void happened.push(`copied ${key}`),
    release: async ({ key }) => void happened.push(`released ${key}`),
  })
  return { state, shown, happened }
}

it('offers to copy or release a claim, and closes once that is done', () => {
  const { state, shown, happened } = setUp()
  state.setState({ recovered: [claim] })
  expect(shown).toMatchObject([{ title: 'It worked', body: 'Well measured!' }])
  expect(shown[0]?.buttons?.map(({ label }) => label)).toEqual(['Copy it', 'Release'])
  for (const { onClick } of shown[0]?.buttons ?? []) onClick()
  shown[0]?.onClick?.()
  state.setState({ recovered: [] })
  expect(happened).toEqual(['copied claim-1', 'released claim-1', 'opened post-1', 'closed'])
})

it.each([
  ['that was told in an earlier run', { ...claim, isNew: false }, {}],
  ['during a pause', claim, { pausedUntil: Date.now() + 60_000 }],
])('shows nothing about a claim %s', (_what, each, facts) => {
  const { state, shown } = setUp(facts)
  state.setState({ recovered: [each] })
  expect(shown).toEqual([])
})
