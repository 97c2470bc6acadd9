import vine from '@vinejs/vine'
import type { NotificationPreferenceRequest } from '#contract/identity/data/profile'
import { AUDIT_ACTIONS, type AuditQuery } from '#contract/organizations/data/audit'
import type { OrganizationSearch } from '#contract/organizations/data/administered_organization'
import type {
  ChangeRoleRequest,
  CreateOrganizationRequest,
  DeleteOrganizationRequest,
  MemberListQuery,
  OrganizationListQuery,
  TransferOwnershipRequest,
  UpdateOrganizationRequest,
} from '#contract/organizations/data/organization'
import {
  COPIES_PER_POST_MAX,
  DESCRIPTION_MAX,
  IMPORTANT_PER_WEEK_MAX,
  ORGANIZATION_NAME_MAX,
  SEARCH_MAX,
  SHARE_MESSAGE_MAX,
} from '#contract/core/rules/limits'
import { WINDOW_HOURS_MAX } from '#contract/posts/rules/window'
import { INACTIVITY_WEEKS, REMINDER_SHARES } from '#contract/organizations/rules/reminders'
import { ROLES } from '#contract/organizations/rules/role'
import { isOrganizationSlug, SLUG_MAX, SLUG_MIN, SLUG_PATTERN } from '#contract/core/rules/slug'
import { logFields } from '#core/http/validation/log_fields'
import { pageFields } from '#core/http/validation/pagination'
import { type RequestFields, whenSent } from '#core/http/validation/request_fields'
import { optionalText, title } from '#core/http/validation/text'

const organizationSlug = vine.createRule(
  (value, _options, field) => {
    if (typeof value === 'string' && isOrganizationSlug(value)) return
    field.report('The {{ field }} is not a free address: 2 to 60 letters, digits and hyphens', 'slug', field)
  },
  {
    toJSONSchema: (schema) =>
      void Object.assign(schema, { minLength: SLUG_MIN, maxLength: SLUG_MAX, pattern: SLUG_PATTERN.source }),
  },
)

const fixed = vine.createRule((_value, _options, field) => {
  field.report('The {{ field }} never changes', 'fixed', field)
})

const somebodyElse = vine.createRule((value, _options, field) => {
  if (value === field.meta.userId) field.report('The {{ field }} is yourself', 'somebodyElse', field)
})

const description = optionalText(DESCRIPTION_MAX)
const shareMessage = optionalText(SHARE_MESSAGE_MAX)

export const createOrganizationValidator = vine.create({
  name: title(ORGANIZATION_NAME_MAX),
  slug: vine.string().trim().use(organizationSlug()),
  description,
} satisfies RequestFields<CreateOrganizationRequest>)

export const updateOrganizationValidator = vine.create({
  name: title(ORGANIZATION_NAME_MAX).optional().requiredWhen(whenSent),
  description,
  publicShareMessage: shareMessage,
  slackShareMessage: shareMessage,
  copiersVisible: vine.boolean({ strict: true }).optional(),
  copiesPerPost: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, COPIES_PER_POST_MAX])
    .nullable()
    .optional(),
  postWindowHours: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, WINDOW_HOURS_MAX])
    .nullable()
    .optional(),
  importantPerWeek: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, IMPORTANT_PER_WEEK_MAX])
    .optional(),
  isPaced: vine.boolean({ strict: true }).optional(),
  reminderShare: vine.enum(REMINDER_SHARES).nullable().optional(),
  inactivityWeeks: vine.enum(INACTIVITY_WEEKS).nullable().optional(),
  slug: vine.any().use(fixed()).optional(),
} satisfies RequestFields<UpdateOrganizationRequest>)

export const deleteOrganizationValidator = vine.create({
  name: vine.string().trim(),
} satisfies RequestFields<DeleteOrganizationRequest>)

export const changeRoleValidator = vine.create({
  role: vine.enum(ROLES),
} satisfies RequestFields<ChangeRoleRequest>)

/** The new owner must be another user. */
export const transferOwnershipValidator = vine.withMetaData<{ userId: string }>().create({
  userId: vine.string().uuid().toLowerCase().use(somebodyElse()),
} satisfies RequestFields<TransferOwnershipRequest>)

const search = vine.string().trim().maxLength(SEARCH_MAX).optional()

export const listOrganizationsValidator = vine.create({
  ...pageFields,
  search,
} satisfies RequestFields<OrganizationListQuery>)

export const listMembersValidator = vine.create({
  ...pageFields,
  search: search.clone(),
  id: vine.string().uuid().toLowerCase().optional(),
} satisfies RequestFields<MemberListQuery>)

export const searchValidator = vine.create({
  search: vine.string().trim().minLength(1).maxLength(SEARCH_MAX),
} satisfies RequestFields<OrganizationSearch>)

export const notificationPreferenceValidator = vine.create({
  organizationId: vine.string().uuid().toLowerCase(),
  receiveSlackNotifications: vine.boolean({ strict: true }),
} satisfies RequestFields<NotificationPreferenceRequest>)

export const auditValidator = vine.create(logFields(AUDIT_ACTIONS) satisfies RequestFields<AuditQuery>)
