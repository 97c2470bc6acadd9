import { useTranslation } from 'react-i18next'
import { WINDOW_HOURS_OFFERED } from '@fanfare/contract/core/rules/limits.ts'
import { ErrorNotice } from '../../../../../components/error-notice.tsx'
import { joinSentences } from '../../../../../i18n/join-sentences.ts'
import { useHoursText } from '../../../../../i18n/use-hours-text.ts'
import { Field } from '../../../../../primitives/field.tsx'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { Select } from '../../../../../primitives/select.tsx'
import { toast } from '../../../../../primitives/toast.ts'
import { useUpdateOrganization } from '../../api/organization-mutations.ts'
import type { SectionProps } from '../section-head.tsx'

const NONE = 'none'

/** For how long a post asks for comments unless it says otherwise. Updates optimistically. */
export function PostWindowChoice({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const hoursText = useHoursText()
  const { mutate, isPending, variables, error } = useUpdateOrganization(organization.id)
  const { postWindowHours: hours = null } = isPending ? variables : organization
  const change = (wanted: string) =>
    mutate(
      { postWindowHours: wanted === NONE ? null : Number(wanted) },
      { onSuccess: () => toast('success', t('updated')) },
    )
  const offered = hours === null ? WINDOW_HOURS_OFFERED : new Set([...WINDOW_HOURS_OFFERED, hours])
  const label = t('postWindow.label')
  return (
    <SectionCard
      title={t('postWindow.title')}
      description={
        organization.can.update ? joinSentences(t('postWindow.text'), t('savedAtOnce')) : t('postWindow.text')
      }
    >
      <Field label={label}>
        <Select
          label={label}
          className="w-40"
          disabled={!organization.can.update || isPending}
          value={hours === null ? NONE : String(hours)}
          onChange={change}
          options={[
            { value: NONE, label: t('postWindow.none') },
            ...[...offered]
              .toSorted((one, other) => one - other)
              .map((each) => ({ value: String(each), label: hoursText(each) })),
          ]}
        />
      </Field>
      <ErrorNotice title={t('updateFailed')} error={error} />
    </SectionCard>
  )
}
