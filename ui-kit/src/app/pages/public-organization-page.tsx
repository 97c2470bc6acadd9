import { PublicOrganizationScreen } from '../../features/community/screens/public-organization-screen.tsx'
import { reportAction } from './report-action.tsx'

/** The public page of an organization, whose posts can be reported. */
export default function PublicOrganizationPage() {
  return <PublicOrganizationScreen postActions={reportAction} />
}
