import { useController, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { LANGUAGES, type Language } from '@fanfare/contract/core/rules/language.ts'
import { TESTIMONIAL_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { DEFAULT_RATING, RATINGS, type Rating } from '@fanfare/contract/community/rules/testimonial.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { LANGUAGE_OPTIONS, useLanguage } from '../../../../i18n/languages.ts'
import { useCurrentOrganization } from '../../../../platform/session/current-organization.ts'
import { CountedHint } from '../../../../components/length-count.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Select } from '../../../../primitives/select.tsx'
import { TextArea } from '../../../../primitives/text-area.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useSendTestimonial } from '../api/testimonial-queries.ts'
import { RatingChoice } from './rating-choice.tsx'

export interface TestimonialFormProps {
  onCancel: () => void
  onDone: () => void
}

interface TestimonialValues {
  content: string
  rating: Rating
  organizationId: string
  language: Language
  showName: boolean
}

/** A testimonial, which administrators review. */
export function TestimonialForm({ onCancel, onDone }: TestimonialFormProps) {
  const { t } = useTranslation(['testimonials', 'common'])
  const state = useTestimonialForm(onDone)
  const { form, busy } = state
  const { control } = form
  const used = useWatch({ control, name: 'content' }).trim().length
  const { field: rating } = useController({ control, name: 'rating' })
  const { field: language } = useController({ control, name: 'language' })
  const { field: showName } = useController({ control, name: 'showName' })
  const tooLong = used > TESTIMONIAL_MAX ? t('form.contentLong', { max: TESTIMONIAL_MAX }) : undefined
  return (
    <ServerForm state={state} failed={t('form.failed')}>
      <Field
        label={t('form.content')}
        error={form.formState.errors.content?.message ?? tooLong}
        hint={<CountedHint length={used} max={TESTIMONIAL_MAX} />}
      >
        <TextArea {...form.register('content')} placeholder={t('form.placeholder')} required />
      </Field>
      <RatingChoice value={rating.value} onChange={rating.onChange} />
      <div className="grid gap-4 sm:grid-cols-2">
        <OrganizationField control={control} />
        <Field label={t('form.language')}>
          <Select
            label={t('form.language')}
            value={language.value}
            onChange={language.onChange}
            options={LANGUAGE_OPTIONS}
          />
        </Field>
      </div>
      <Checkbox
        label={t('form.showName')}
        description={t('form.showNameHint')}
        checked={showName.value}
        onChange={showName.onChange}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('form.submit')}
        </Button>
      </div>
    </ServerForm>
  )
}

function OrganizationField({ control }: { control: Control<TestimonialValues> }) {
  const { t } = useTranslation('testimonials')
  const { organizations } = useCurrentOrganization()
  const { field, fieldState } = useController({ control, name: 'organizationId' })
  const { ref, value, onChange } = field
  return (
    <Field label={t('form.organization')} error={fieldState.error?.message}>
      <Select
        label={t('form.organization')}
        ref={ref}
        value={value}
        onChange={onChange}
        options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Field>
  )
}

function useTestimonialForm(onDone: () => void) {
  const { t } = useTranslation('testimonials')
  const language = useLanguage()
  const { current } = useCurrentOrganization()
  const { mutateAsync } = useSendTestimonial()
  return useServerForm<TestimonialValues>({
    schema: v.object({
      content: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, t('form.contentRequired')),
        v.maxLength(TESTIMONIAL_MAX),
      ),
      rating: v.picklist(RATINGS),
      organizationId: v.pipe(v.string(), v.minLength(1, t('form.organizationRequired'))),
      language: v.picklist(LANGUAGES),
      showName: v.boolean(),
    }),
    defaultValues: {
      content: '',
      rating: DEFAULT_RATING,
      organizationId: current?.id ?? '',
      language,
      showName: false,
    },
    send: async (values) => {
      await mutateAsync(values)
      toast('success', t('form.sent'))
    },
    onSuccess: onDone,
  })
}
