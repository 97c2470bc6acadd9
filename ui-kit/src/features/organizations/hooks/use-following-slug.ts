import type { UseFormReturn } from 'react-hook-form'
import { slugify } from '@fanfare/contract/rules/slug.ts'
import type { NewOrganizationValues } from './use-new-organization-form.ts'

/**
 * What the name field does when it changes and is left: the slug follows it until somebody has typed another one. A slug
 * that does not work is refused when the name is left, not at its first letter.
 */
export function useFollowingSlug(form: UseFormReturn<NewOrganizationValues>) {
  const { dirtyFields, errors } = form.formState
  const isTyped = dirtyFields.slug === true
  const isRefused = errors.slug !== undefined
  const follow = (shouldValidate: boolean) => {
    if (!isTyped) form.setValue('slug', slugify(form.getValues('name')), { shouldValidate })
  }
  return {
    onChange: () => follow(isRefused),
    // What the server has refused stays so until it is changed.
    onBlur: () => follow(!isRefused && form.getValues('name').trim() !== ''),
  }
}
