import { expect, it } from 'vitest'
import { createTranslator } from '../core/i18n/translator.ts'
import { aState } from '../testing/fixtures.ts'
import type { NotificationInput } from './notification-input.ts'
import { tellSignedOut } from './tell-signed-out.ts'

function setUp() {
  const state = aState()
  const shown: NotificationInput[] = []
  const opened: string[] = []
  tellSignedOut({
    state,
    translator: createTranslator(['en']),
    show: (notification) => {
      shown.push(notification)
      return () => undefined
    },
    open: (path) => void opened.push(path),
  })
  return { state, shown, opened }
}

it('says nothing when the person signs out', () => {
  const { state, shown } = setUp()
  state.setState({ sessionHandle: null })
  expect(shown).toEqual([])
})

it('says once that the server has ended the session, and opens the sign-in', () => {
  const { state, shown, opened } = setUp()
  state.setState({ expiredAt: 'https://fanfare.example' })
  state.setState({ connection: 'unknown' })
  expect(shown).toMatchObject([
    {
      title: 'You were signed out',
      body: 'Your session at fanfare.example has ended. Sign in again to hear of new posts.',
    },
  ])
  shown[0]?.onClick?.()
  expect(opened).toEqual(['/'])
})
