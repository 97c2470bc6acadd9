import { useTranslation } from 'react-i18next'
import { Card } from '../../../primitives/card.tsx'
import { LogoMark } from '../../../primitives/logo.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'

/** The sheet of an invitation while nobody knows what it is worth. */
export function InvitationSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="grid place-items-center py-8 sm:py-16">
      <Card className="flex w-full max-w-sm flex-col items-center gap-6 py-8">
        <output className="sr-only">{t('state.loading')}</output>
        <LogoMark size={44} />
        <div className="flex w-full flex-col items-center gap-3">
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
        <Skeleton className="control-lg w-full" />
      </Card>
    </div>
  )
}
