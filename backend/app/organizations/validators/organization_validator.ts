import vine from '@vinejs/vine'
import { DESCRIPTION_MAX, ORGANIZATION_NAME_MAX } from '#contract/rules/limits'
import { isOrganizationSlug } from '#contract/rules/slug'
import { pageFields } from '#core/pagination'
import { title } from '#core/validation/title'

const organizationSlug = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && isOrganizationSlug(value)) return
  field.report('The {{ field }} is not a free address: 2 to 60 letters, digits and hyphens', 'slug', field)
})

export const newOrganizationValidator = vine.create({
  name: title(ORGANIZATION_NAME_MAX),
  slug: vine.string().trim().use(organizationSlug()),
  description: vine.string().trim().maxLength(DESCRIPTION_MAX).nullable().optional(),
})

export const auditValidator = vine.create(pageFields)
