import { lazy, Suspense } from 'react'
import { useSession } from '../../../../platform/session/use-session.ts'
import type { MemberReportButtonProps } from './member-report-button.tsx'

const MemberReportButton = lazy(() => import('./member-report-button.tsx'))

/** Reports a post. Not rendered for visitors, who do not load its form. */
export function ReportButton(props: MemberReportButtonProps) {
  const { status } = useSession()
  return <Suspense>{status === 'authenticated' && <MemberReportButton {...props} />}</Suspense>
}
