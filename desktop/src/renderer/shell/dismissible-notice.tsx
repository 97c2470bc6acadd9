import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { Notice } from '@fanfare/ui-kit/primitives/notice.tsx'

export interface DismissibleNoticeProps {
  title: string
  children: ReactNode
  onDismiss: () => void
}

/** A warning that stays until the user dismisses it. */
export function DismissibleNotice({ title, children, onDismiss }: DismissibleNoticeProps) {
  const { t } = useTranslation('desktop')
  return (
    <Notice
      tone="warn"
      title={title}
      action={
        <Button size="sm" onClick={onDismiss}>
          {t('notice.understood')}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
