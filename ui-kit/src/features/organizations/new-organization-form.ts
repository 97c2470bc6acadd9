import type { TFunction } from 'i18next'
import * as v from 'valibot'
import { DESCRIPTION_MAX, ORGANIZATION_NAME_MAX } from '@fanfare/contract/rules/limits.ts'
import { isOrganizationSlug } from '@fanfare/contract/rules/slug.ts'

/** What an organization needs to exist, with the words for what is missing. */
export function newOrganizationSchema(t: TFunction<'organizations'>) {
  return v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('create.nameRequired')),
      v.maxLength(ORGANIZATION_NAME_MAX, t('create.nameLong', { max: ORGANIZATION_NAME_MAX })),
    ),
    slug: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('create.slugRequired')),
      v.check(isOrganizationSlug, t('create.slugInvalid')),
    ),
    description: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(DESCRIPTION_MAX, t('create.aboutLong', { max: DESCRIPTION_MAX })),
    ),
  })
}

export type NewOrganizationValues = v.InferInput<ReturnType<typeof newOrganizationSchema>>

export const EMPTY_ORGANIZATION: NewOrganizationValues = { name: '', slug: '', description: '' }
