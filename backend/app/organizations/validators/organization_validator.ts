import vine from '@vinejs/vine'
import { DESCRIPTION_MAX, ORGANIZATION_NAME_MAX, SHARE_MESSAGE_MAX } from '#contract/rules/limits'
import { ROLES } from '#contract/rules/role'
import { isOrganizationSlug } from '#contract/rules/slug'
import { pageFields } from '#core/pagination'
import { whenSent } from '#core/validation/when_sent'
import { title } from '#core/validation/title'

const organizationSlug = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && isOrganizationSlug(value)) return
  field.report('The {{ field }} is not a free address: 2 to 60 letters, digits and hyphens', 'slug', field)
})

const fixed = vine.createRule((_value, _options, field) => {
  field.report('The {{ field }} never changes', 'fixed', field)
})

const somebodyElse = vine.createRule((value, _options, field) => {
  if (value === field.meta.userId) field.report('The {{ field }} is yourself', 'somebodyElse', field)
})

const description = vine.string().trim().maxLength(DESCRIPTION_MAX).nullable().optional()
const shareMessage = vine.string().trim().maxLength(SHARE_MESSAGE_MAX).nullable().optional()

export const newOrganizationValidator = vine.create({
  name: title(ORGANIZATION_NAME_MAX),
  slug: vine.string().trim().use(organizationSlug()),
  description,
})

/** What is absent stays as it is; a text that is null or empty is removed. */
export const organizationChangesValidator = vine.create({
  name: title(ORGANIZATION_NAME_MAX).optional().requiredWhen(whenSent),
  description,
  publicShareMessage: shareMessage,
  slackShareMessage: shareMessage,
  copiersVisible: vine.boolean({ strict: true }).optional(),
  slug: vine.any().use(fixed()).optional(),
})

export const roleValidator = vine.create({ role: vine.enum(ROLES) })

/** Whom an organization is handed to. Nobody hands it to themselves. */
export const successorValidator = vine.withMetaData<{ userId: string }>().create({
  userId: vine.string().uuid().toLowerCase().use(somebodyElse()),
})

export const auditValidator = vine.create(pageFields)
