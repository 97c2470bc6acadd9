import { useTranslation } from 'react-i18next'
import { JOININGS, type OrganizationDomain } from '@fanfare/contract/organizations/data/domain.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { RadioCards } from '../../../../primitives/radio-cards.tsx'
import { useSetJoining } from '../api/domain-queries.ts'

export interface JoiningChoiceProps {
  organizationId: string
  domain: OrganizationDomain
}

/** Who may join by a domain. Saved at once. */
export function JoiningChoice({ organizationId, domain }: JoiningChoiceProps) {
  const { t } = useTranslation('domains')
  const { mutate, error, variables, isPending } = useSetJoining(organizationId, domain.id)
  return (
    <>
      <RadioCards
        name={`joining-${domain.id}`}
        label={t('joinings.label')}
        value={isPending ? variables : domain.joining}
        onChange={(joining) => mutate(joining)}
        options={JOININGS.map((value) => ({
          value,
          label: t(`joinings.${value}`),
          description: t(`joinings.${value}Text`),
        }))}
      />
      <ErrorNotice title={t('joinings.failed')} error={error} />
    </>
  )
}
