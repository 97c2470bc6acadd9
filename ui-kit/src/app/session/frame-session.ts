import type { PageHint } from '@fanfare/contract/community/rules/page_hint.ts'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { useSessionStore, type Session } from '../../platform/session/session-store.ts'

const UNKNOWN_USER: CurrentUser = {
  id: '',
  name: '',
  email: '',
  emailVerified: true,
  hasPassword: true,
  language: null,
  avatarUrl: null,
  isAdmin: false,
  aat: false,
  twoFaEnabled: false,
  createdAt: new Date(0).toISOString(),
  updatedAt: new Date(0).toISOString(),
}

/** The session of a page that the server renders for a user. */
export const sessionOf = (user: CurrentUser): Session => ({
  ...useSessionStore.getInitialState(),
  status: 'authenticated',
  user,
})

/** The session of a frame: a signed-in user of whom only what the hint says is known. */
export const frameSession = ({ isAdmin, isUnverified }: Omit<PageHint, 'language'>): Session =>
  sessionOf({ ...UNKNOWN_USER, isAdmin, aat: isAdmin, emailVerified: !isUnverified })
