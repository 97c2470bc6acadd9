import { Controller, useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useOrganization } from '../../../../components/use-organization.ts'
import { useHoursText } from '../../../../i18n/use-hours-text.ts'
import { Checkbox, type CheckboxProps } from '../../../../primitives/checkbox.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Select } from '../../../../primitives/select.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { useWindowOptions } from '../hooks/use-window-options.ts'
import type { PostDraft } from '../../posts/components/form/post-schema.ts'

export interface TimesFieldsProps {
  form: UseFormReturn<PostDraft>
  /** Whether all members are told at once can be chosen with a new post. */
  isNew: boolean
  organizationId: string
  /** The zone of the fields. */
  timeZone: string
}

/** When a post starts and ends, who prepares suggestions until then, and whether members are told at once. */
export function TimesFields({ form, isNew, organizationId, timeZone }: TimesFieldsProps) {
  const { t } = useTranslation(['schedule', 'common'])
  const { control, register, formState } = form
  const { organization } = useOrganization(organizationId)
  const [start, window] = useWatch({ control, name: ['start', 'window'] })
  const zone = t('times.zone', { zone: timeZone })
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={t('times.start')}
          optional={t('common:state.optional')}
          error={formState.errors.start?.message}
          hint={start === '' ? t('times.atOnce') : zone}
        >
          <TextInput type="datetime-local" {...register('start')} />
        </Field>
        <WindowField form={form} organizationId={organizationId} />
        {window === 'until' && (
          <Field label={t('times.end')} error={formState.errors.end?.message} hint={zone}>
            <TextInput type="datetime-local" {...register('end')} required />
          </Field>
        )}
      </div>
      {start !== '' && (
        <Choice
          control={control}
          name="membersPrepare"
          label={t('times.prepare')}
          description={t('times.prepareHint')}
        />
      )}
      {isNew && organization?.isPaced && (
        <Choice
          control={control}
          name="tellNow"
          label={t('times.tellNow')}
          description={t('times.tellNowHint')}
        />
      )}
    </div>
  )
}

interface ChoiceProps extends Pick<CheckboxProps, 'label' | 'description'> {
  control: Control<PostDraft>
  name: 'membersPrepare' | 'tellNow'
}

function Choice({ control, name, ...texts }: ChoiceProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => <Checkbox {...texts} checked={field.value} onChange={field.onChange} />}
    />
  )
}

function WindowField({ form, organizationId }: Pick<TimesFieldsProps, 'form' | 'organizationId'>) {
  const { t } = useTranslation('schedule')
  const hoursText = useHoursText()
  const { organization } = useOrganization(organizationId)
  const window = useWatch({ control: form.control, name: 'window' })
  const options = useWindowOptions(Number(window) || undefined)
  const usual = organization?.postWindowHours ?? null
  const asUsual = t('times.default', { time: usual === null ? t('times.none') : hoursText(usual) })
  return (
    <Field label={t('times.window')}>
      <Select
        label={t('times.window')}
        value={window}
        onChange={(choice) => form.setValue('window', choice)}
        options={[{ value: 'default', label: asUsual }, ...options]}
      />
    </Field>
  )
}
