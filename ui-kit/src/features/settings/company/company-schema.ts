import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type { Organization, OrganizationFields } from '@fanfare/contract/data/organization.ts'
import { DESCRIPTION_MAX, ORGANIZATION_NAME_MAX } from '@fanfare/contract/rules/limits.ts'

/** What an organization says about itself, with the words for what is missing. */
export function companySchema(t: TFunction<'settings'>) {
  return v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('company.nameRequired')),
      v.maxLength(ORGANIZATION_NAME_MAX, t('company.nameLong', { max: ORGANIZATION_NAME_MAX })),
    ),
    description: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(DESCRIPTION_MAX, t('company.aboutLong', { max: DESCRIPTION_MAX })),
    ),
  })
}

export type CompanyValues = v.InferInput<ReturnType<typeof companySchema>>

export function companyOf({ name, description }: Organization): CompanyValues {
  return { name, description: description ?? '' }
}

/** What has to be sent: the fields that are not what they were. */
export function changesOf(organization: Organization, values: CompanyValues): Partial<OrganizationFields> {
  const changes: Partial<OrganizationFields> = {}
  const description = values.description || null
  if (values.name !== organization.name) changes.name = values.name
  if (description !== organization.description) changes.description = description
  return changes
}
