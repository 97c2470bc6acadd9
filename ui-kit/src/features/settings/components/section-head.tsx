import { useTranslation } from 'react-i18next'
import { Notice } from '../../../primitives/notice.tsx'
import { PageHeader } from '../../../primitives/page-header.tsx'

export interface SectionHeadProps {
  title: string
  description: string
  /** Says why nothing can be changed here. */
  readOnly?: boolean
}

/** The head of a section of the settings. */
export function SectionHead({ title, description, readOnly }: SectionHeadProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <PageHeader title={title} description={description} />
      {readOnly && <Notice tone="info">{t('readOnly')}</Notice>}
    </>
  )
}
