import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export interface NextLabelProps {
  /** There are fewer suggestions than people who want one, so a colleague is offered it too. */
  shared: boolean
}

/** Says that the server has put this suggestion aside for the person who reads it. */
export function NextLabel({ shared }: NextLabelProps) {
  const { t } = useTranslation('suggestions')
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm">
      <ArrowRight aria-hidden className="size-4 text-accent-text" />
      <strong className="font-semibold text-accent-text">{t('next.title')}</strong>
      <span className="text-muted">{shared ? t('next.shared') : t('next.held')}</span>
    </p>
  )
}
