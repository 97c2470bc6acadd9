import db from '@adonisjs/lucid/services/db'
import User from '#identity/users/models/user'
import { findLink, type MailedToken, type Purpose } from '#identity/auth/repositories/one_time_tokens'
import type { MailedLink, MailedLinkCheck, MailedLinkRequest } from '#contract/identity/data/mailed_link'
import { changesEmail } from '#core/database/search/email_key'

const PURPOSES = {
  'reset-password': ['password_reset'],
  'verify-email': ['email_verification', 'email_change'],
  'cancel-email-change': ['email_change_cancel'],
} satisfies Record<MailedLink, Purpose[]>

const INVALID: MailedLinkCheck = { state: 'invalid', email: null }

/** Checks a mailed link without using it up, because mail scanners open links too. */
export async function checkMailedLink({ link, token }: MailedLinkRequest): Promise<MailedLinkCheck> {
  const found = await findLink(db.connection(), PURPOSES[link], token)
  if (!found) return INVALID
  const user = await User.find(found.userId)
  const state = user && stateOf(found, user)
  return state ? { state, email: found.payload } : INVALID
}

/** Null when the address of the account has changed since the mail. */
function stateOf({ purpose, payload, isUsed }: MailedToken, user: User): 'open' | 'used' | null {
  const hasAddress = payload === null || !changesEmail(user, payload)
  if (isUsed) return hasAddress ? 'used' : null
  if (purpose !== 'email_verification') return 'open'
  if (!hasAddress) return null
  return user.emailVerifiedAt === null ? 'open' : 'used'
}
