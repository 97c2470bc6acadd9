import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../primitives/field.tsx'
import { Select } from '../../../../../primitives/select.tsx'
import { administratorsQuery } from '../../api/admin-queries.ts'

export interface AdministratorFieldProps {
  /** The id of an administrator; undefined for all people. */
  value: string | undefined
  onChange: (id: string | undefined) => void
}

/** Chooses an administrator, or a former one by the address. */
export function AdministratorField({ value, onChange }: AdministratorFieldProps) {
  const { t } = useTranslation('admin')
  const { data } = useQuery(administratorsQuery())
  const administrators = data?.people.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const isKnown = value === undefined || administrators.some((one) => one.value === value)
  const former = isKnown ? [] : [{ value, label: t('log.otherActor') }]
  return (
    <Field label={t('log.actor')}>
      <Select
        label={t('log.actor')}
        value={value ?? ''}
        onChange={(actor) => onChange(actor === '' ? undefined : actor)}
        options={[{ value: '', label: t('log.allActors') }, ...administrators, ...former]}
      />
    </Field>
  )
}
