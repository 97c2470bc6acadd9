import { PublicOrganizationScreen } from '../../features/community/public-pages/screens/public-organization-screen.tsx'
import { reportAction } from './report-action.tsx'

/** The public page of an organization, with a report button on each post. */
export default function PublicOrganizationPage() {
  return <PublicOrganizationScreen postActions={reportAction} />
}
