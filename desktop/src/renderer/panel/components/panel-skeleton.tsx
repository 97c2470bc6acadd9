import { useTranslation } from 'react-i18next'
import { Skeleton } from '@fanfare/ui-kit/primitives/skeleton.tsx'

/** A post with its suggestions, in outline. */
export function PanelSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-1.5 overflow-hidden px-3 pt-2">
      <output className="sr-only">{t('state.loading')}</output>
      <div className="flex items-center gap-2.5 py-1">
        <Skeleton className="size-7" />
        <Skeleton className="h-4 flex-1" />
        <Skeleton className="h-5.5 w-14 rounded-full" />
      </div>
      {[0, 1, 2].map((row) => (
        <div key={row} className="rounded-lg border border-line p-2.5">
          <Skeleton className="mt-1 h-3.5 w-full" />
          <Skeleton className="mt-1.5 h-3.5 w-2/3" />
          <div className="mt-3 flex justify-between">
            <Skeleton className="h-5.5 w-24 rounded-full" />
            <Skeleton className="h-7 w-18" />
          </div>
        </div>
      ))}
    </div>
  )
}
