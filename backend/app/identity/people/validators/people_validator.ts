import vine from '@vinejs/vine'
import {
  PERSON_STATUSES,
  type AdministratorRequest,
  type PeopleQuery,
} from '#contract/identity/data/administered_person'
import { SEARCH_MAX } from '#contract/core/rules/limits'
import { currentPassword } from '#identity/auth/validators/password_fields'
import { pageFields } from '#core/http/validation/pagination'
import type { RequestFields } from '#core/http/validation/request_fields'

export const peopleValidator = vine.create({
  ...pageFields,
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
  status: vine.enum(PERSON_STATUSES).optional(),
} satisfies RequestFields<PeopleQuery>)

export const administratorValidator = vine.create({
  isAdmin: vine.boolean({ strict: true }),
  password: currentPassword(),
} satisfies RequestFields<AdministratorRequest>)
