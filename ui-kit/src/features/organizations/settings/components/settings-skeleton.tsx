import type { SettingsSection } from '../../../../components/settings-path.ts'
import { Card } from '../../../../primitives/card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { OrganizationSkeleton } from './organization/organization-skeleton.tsx'

export interface SettingsSkeletonProps {
  section: SettingsSection
}

/** The layout of the settings while the organization is loading. */
export function SettingsSkeleton({ section }: SettingsSkeletonProps) {
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="flex items-center justify-between lg:col-span-2">
        <Skeleton className="h-[1lh] w-24" />
        <Skeleton className="control w-28 lg:hidden" />
      </div>
      <div className="hidden flex-col gap-3 lg:flex">
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-8 w-full" />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {section === 'organization' ? <OrganizationSkeleton /> : <SectionSkeleton />}
      </div>
    </div>
  )
}

function SectionSkeleton() {
  return (
    <>
      <Skeleton className="h-9 w-3/5" />
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-8.5 w-full" />
        <Skeleton className="h-20 w-full" />
      </Card>
    </>
  )
}
