import type { TFunction } from 'i18next'
import * as v from 'valibot'
import type {
  Organization,
  UpdateOrganizationRequest,
} from '@fanfare/contract/organizations/data/organization.ts'
import { DESCRIPTION_MAX, ORGANIZATION_NAME_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { visibleText } from '../../../../../components/forms/visible-text.ts'

/** Name and description with their error messages. */
export function organizationSchema(t: TFunction<'settings'>) {
  return v.object({
    name: v.pipe(
      visibleText(t('organization.nameRequired')),
      v.maxLength(ORGANIZATION_NAME_MAX, t('organization.nameLong', { max: ORGANIZATION_NAME_MAX })),
    ),
    description: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(DESCRIPTION_MAX, t('organization.aboutLong', { max: DESCRIPTION_MAX })),
    ),
  })
}

export type OrganizationValues = v.InferInput<ReturnType<typeof organizationSchema>>

export function organizationValues({ name, description }: Organization): OrganizationValues {
  return { name, description: description ?? '' }
}

/** The fields that differ from the organization. */
export function changesOf(organization: Organization, values: OrganizationValues): UpdateOrganizationRequest {
  const changes: UpdateOrganizationRequest = {}
  const description = values.description || null
  if (values.name !== organization.name) changes.name = values.name
  if (description !== organization.description) changes.description = description
  return changes
}
