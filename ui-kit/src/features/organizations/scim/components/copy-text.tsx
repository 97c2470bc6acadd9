import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../../components/copy-button.tsx'

export interface CopyTextProps {
  label: string
  copyLabel: string
  text: string
}

/** A text that is entered elsewhere, with a button that copies it. */
export function CopyText({ label, copyLabel, text }: CopyTextProps) {
  const { t } = useTranslation('scim')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-56">
        <span className="block text-sm text-muted">{label}</span>
        <code className="block break-all select-all">{text}</code>
      </p>
      <CopyButton size="sm" text={text} textToShow={(shown) => t('copyByHand', { text: shown })}>
        {copyLabel}
      </CopyButton>
    </div>
  )
}
