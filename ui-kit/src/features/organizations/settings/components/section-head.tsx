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
  /** The main button, beside the title. */
  action?: ReactNode
}

export function SectionHead({ title, description, readOnly, action }: SectionHeadProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <PageHeader title={title} description={description} actions={action} />
      {readOnly && <Notice tone="info">{t('readOnly')}</Notice>}
    </>
  )
}

export interface SectionProps {
  organization: Organization
}

/** The sections that another context fills. */
export type SlotSection = 'slack' | 'webhooks' | 'aiProviders' | 'aiPrompts' | 'api'

type Slot = (organization: Organization) => ReactNode

export interface SettingsSlots extends Record<SlotSection, Slot> {
  /** The button beside the title of the AI providers. */
  addProvider: Slot
}
