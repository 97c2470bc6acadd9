import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { Notice } from '../../../../primitives/notice.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'

export interface SectionHeadProps {
  title: string
  description?: string
  /** Shows a notice that the user may not change anything here. */
  readOnly?: boolean
}

export function SectionHead({ title, description, readOnly }: SectionHeadProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <PageHeader title={title} description={description} />
      {readOnly && <Notice tone="info">{t('readOnly')}</Notice>}
    </>
  )
}

export interface SectionProps {
  organization: Organization
}

/** The sections that another context fills. */
export type SlotSection = 'slack' | 'aiProviders' | 'aiPrompts'

export type SettingsSlots = Record<SlotSection, (organization: Organization) => ReactNode>
