export { default as EndSessions } from './actions/end_sessions.js'
export { default as MakeResetLink } from './actions/make_reset_link.js'
export { default as SignUp } from './actions/sign_up.js'
export { emailExists, resetLinkInvalid } from './errors.js'
export { completeSignIn } from './http/complete_sign_in.js'
export { limitMail, limitRedemptions, mailLimits, recipientLimit } from './http/credential_limit.js'
export { addressLimits, limitOf } from './rules/limits.js'
export { languageOf } from './http/language_of.js'
export { signInContextOf } from './http/sign_in_context.js'
export { deleteExpiredDesktopCodes } from './jobs/delete_expired_desktop_codes.js'
export { default as SendResetLink } from './jobs/send_reset_link.js'
export { accountMail, type MailText } from './mails/account_mail.js'
export { sendVerification } from './mails/send_verification.js'
export { listSessions } from './queries/list_sessions.js'
export { pendingEmailOf } from './queries/pending_email_of.js'
export { reauthenticatedUntil } from './queries/reauthenticated_until.js'
export { runningSessions } from './queries/running_sessions.js'
export { endAccess, endPendingAccess } from './repositories/end_access.js'
export {
  deleteAllTokens,
  deleteLaterTokens,
  deleteTokens,
  findLink,
  findToken,
  issueToken,
  redeemToken,
  type MailedToken,
  type Purpose,
} from './repositories/one_time_tokens.js'
export { countAttempt, deletePendingSignIn } from './repositories/pending_sign_ins.js'
export { replacePassword } from './repositories/replace_password.js'
export {
  requirePassword,
  requireReauthentication,
  requireRecentSignIn,
  type Reauthentication,
} from './repositories/require_reauthentication.js'
export { markReauthenticated, openSession } from './repositories/sessions.js'
export { requireImpersonalPassword } from './rules/personal_password.js'
export { requireEnabled } from './rules/require_enabled.js'
export { sessionIdOf } from './rules/session_id_of.js'
export { setupToken } from './rules/setup_token.js'
export type { SignInContext } from './rules/sign_in_context.js'
export { forOwner } from './transformers/running_session_transformer.js'
export { resetPasswordValidator } from './validators/password_validator.js'
export { forNewSession } from './transformers/session_transformer.js'
export { currentPassword } from './validators/current_password.js'
