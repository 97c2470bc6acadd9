import { Globe } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SLUG_MAX } from '@fanfare/contract/core/rules/slug.ts'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { Field } from '../../../../primitives/field.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import type { NewOrganizationValues } from '../hooks/use-new-organization-form.ts'

export interface OrganizationAddressProps {
  form: UseFormReturn<NewOrganizationValues>
  /** The slug that the organization would get now; empty if there is none yet. */
  slug: string
}

/** The last part of the public address of a new organization, and how the whole reads. */
export function OrganizationAddress({ form, slug }: OrganizationAddressProps) {
  const { t } = useTranslation('organizations')
  const { origin } = usePlatform()
  return (
    <>
      <Field label={t('create.slug')} hint={t('create.slugHint')} error={form.formState.errors.slug?.message}>
        <TextInput
          {...form.register('slug')}
          maxLength={SLUG_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
      <div className="flex items-center gap-3 rounded-md bg-sunken px-3.5 py-3">
        <Globe aria-hidden className="size-4 shrink-0 text-muted" />
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">{t('create.preview')}</p>
          <output className="block break-words">
            {slug === '' ? (
              <span className="text-faint">{t('create.previewEmpty')}</span>
            ) : (
              `${new URL(origin()).host}/organizations/${slug}`
            )}
          </output>
        </div>
      </div>
    </>
  )
}
