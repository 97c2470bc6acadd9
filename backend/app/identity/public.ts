export { countMissingAvatars } from '#identity/accounts/queries/count_missing_avatars'
export type { Table } from '#identity/accounts/rules/export/table'
export { type AccountPart, jsonFile, tableFiles } from '#identity/accounts/repositories/account_parts'
export { default as SignUp } from '#identity/auth/actions/sign_up'
export { limitMail, recipientLimit } from '#identity/auth/http/credential_limit'
export { languageOf } from '#identity/auth/http/language_of'
export { accountMail, type MailText } from '#identity/auth/mails/account_mail'
export { runningSessions } from '#identity/auth/queries/running_sessions'
export { endAccess } from '#identity/auth/repositories/end_access'
export { deleteAllTokens } from '#identity/auth/repositories/one_time_tokens'
export {
  type Reauthentication,
  requireReauthentication,
} from '#identity/auth/repositories/require_reauthentication'
export { addressLimits, limitOf } from '#identity/auth/rules/limits'
export { sessionIdOf } from '#identity/auth/rules/session_id_of'
export { currentPassword } from '#identity/auth/validators/current_password'
export { default as RedeemCaptcha } from '#identity/captcha/actions/redeem_captcha'
export { captchaTokenField } from '#identity/captcha/validators/captcha_validator'
export { default as MakeAdministrator } from '#identity/users/actions/make_administrator'
export { default as User } from '#identity/users/models/user'
export { administratorsAmong, countUsers, hasUsers } from '#identity/users/queries/count_users'
export { findAccount } from '#identity/users/queries/find_account'
export { findPerson, listPeople } from '#identity/users/queries/list_people'
export { personJoin } from '#identity/users/queries/user_joins'
export {
  hasOtherAdministrator,
  isAdministrator,
  lockAdministrators,
  lockUser,
  setAdministrator,
  setDisabled,
} from '#identity/users/repositories/administrators'
export { avatarUrl } from '#identity/users/rules/avatar_url'
export { emailKey } from '#identity/users/rules/email_key'
export { firstName } from '#identity/users/rules/first_name'
export { forAdministrator as personForAdministrator } from '#identity/users/transformers/administered_person_transformer'
export { forTeammate } from '#identity/users/transformers/person_transformer'
