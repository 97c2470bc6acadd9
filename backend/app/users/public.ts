export { default as MakeAdministrator } from './actions/make_administrator.js'
export { default as User } from './models/user.js'
export { indexNames } from './jobs/index_names.js'
export { findAccount } from './queries/find_account.js'
export { findPerson, listPeople } from './queries/list_people.js'
export { administratorsAmong } from './queries/administrators_among.js'
export { countUsers } from './queries/count_users.js'
export { hasUsers } from './queries/has_users.js'
export { userMetrics } from './queries/user_metrics.js'
export { toUser, USER_COLUMNS, userJoin } from './queries/user_join.js'
export { personJoin } from './queries/person_join.js'
export {
  hasOtherAdministrator,
  isAdministrator,
  lockAdministrators,
  lockUser,
  setAdministrator,
  setDisabled,
} from './repositories/administrators.js'
export { closeUser, deleteUser } from './repositories/close_user.js'
export { insertUser } from './repositories/insert_user.js'
export { isLastAdministrator } from './repositories/is_last_administrator.js'
export { avatarUrl } from './rules/avatar_url.js'
export { emailKey } from './rules/email_key.js'
export { firstName } from './rules/first_name.js'
export { forTeammate } from './transformers/person_transformer.js'
export { forAdministrator as personForAdministrator } from './transformers/administered_person_transformer.js'
export { forSelf } from './transformers/user_transformer.js'
