import type { UseFormReturn } from 'react-hook-form'
import { slugify } from '@fanfare/contract/core/rules/slug.ts'
import { isBlank } from '@fanfare/contract/core/rules/visible_text.ts'
import type { NewOrganizationValues } from './use-new-organization-form.ts'

/** Derives the slug of a new organization when the name field loses the focus, unless there is a slug already. */
export function useDerivedSlug(form: UseFormReturn<NewOrganizationValues>) {
  return () => {
    const { name, slug } = form.getValues()
    if (isBlank(slug) && !isBlank(name)) form.setValue('slug', slugify(name), { shouldValidate: true })
  }
}
