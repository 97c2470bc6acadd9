import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PLATFORM_ACTIONS, type PlatformAction } from '@fanfare/contract/moderation/data/platform_log.ts'
import { Field } from '../../../../../primitives/field.tsx'
import { Select } from '../../../../../primitives/select.tsx'
import { TextInput } from '../../../../../primitives/text-input.tsx'
import { administratorsQuery } from '../../api/admin-queries.ts'
import type { readLogFilter } from './log-filter.ts'

type Filter = ReturnType<typeof readLogFilter>

export interface LogFiltersProps {
  filter: Filter
  onChange: (change: Partial<Filter>) => void
}

/** Narrows the log to an action, an administrator and days. */
export function LogFilters({ filter, onChange }: LogFiltersProps) {
  const { t } = useTranslation('admin')
  const { data } = useQuery(administratorsQuery())
  const administrators = data?.people.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const isKnown = filter.actor === undefined || administrators.some(({ value }) => value === filter.actor)
  // A former administrator has entries, too.
  const former = isKnown ? [] : [{ value: filter.actor!, label: t('log.otherActor') }]
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Field label={t('log.action')}>
        <Select<PlatformAction | ''>
          label={t('log.action')}
          value={filter.action ?? ''}
          onChange={(action) => onChange({ action: action === '' ? undefined : action })}
          options={[
            { value: '', label: t('log.allActions') },
            ...PLATFORM_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) })),
          ]}
        />
      </Field>
      <Field label={t('log.actor')}>
        <Select
          label={t('log.actor')}
          value={filter.actor ?? ''}
          onChange={(actor) => onChange({ actor: actor === '' ? undefined : actor })}
          options={[{ value: '', label: t('log.allActors') }, ...administrators, ...former]}
        />
      </Field>
      <Field label={t('log.from')}>
        <TextInput
          type="date"
          value={filter.from ?? ''}
          max={filter.to}
          onChange={({ target }) => onChange({ from: target.value || undefined })}
        />
      </Field>
      <Field label={t('log.to')}>
        <TextInput
          type="date"
          value={filter.to ?? ''}
          min={filter.from}
          onChange={({ target }) => onChange({ to: target.value || undefined })}
        />
      </Field>
    </div>
  )
}
