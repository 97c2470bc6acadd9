import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { Notice } from '../../../primitives/notice.tsx'
import { PageHeader } from '../../../primitives/page-header.tsx'

export interface SectionHeadProps {
  title: string
  description: string
  /** Shows a notice that the user may not change anything here. */
  readOnly?: boolean
}

/** The header of a settings section. */
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

/** What other features show in the settings. */
export interface SettingsSlots {
  /** The connection to Slack. */
  slack: (organization: Organization) => ReactNode
  /** The AI providers. */
  aiProviders: (organization: Organization) => ReactNode
  /** The prompts, moods and limit of AI. */
  aiPrompts: (organization: Organization) => ReactNode
}
