import { expect, it } from 'vitest'
import { invitationTokenIn } from './invitation-token-in.ts'

const TOKEN = 'a-token_of-more-than-twenty-letters'

it.each([
  `https://fanfare.example/invitation/${TOKEN}`,
  `Join us: https://fanfare.example/invitation/${TOKEN}.`,
  `https://fanfare.example/invitations/approve?token=${TOKEN}`,
  `/invitation/${TOKEN}`,
])('finds the token in %j', (text) => expect(invitationTokenIn(text)).toBe(TOKEN))

it.each(['', 'https://fanfare.example/invitation/', 'https://fanfare.example/invitation/short', TOKEN])(
  'finds none in %j',
  (text) => expect(invitationTokenIn(text)).toBeNull(),
)
