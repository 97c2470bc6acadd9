import { OrganizationCommunityScreen } from '../../features/community/screens/organization-community-screen.tsx'
import { reportAction } from './report-action.tsx'

/** An organization within the community, whose posts can be reported. */
export default function OrganizationCommunityPage() {
  return <OrganizationCommunityScreen postActions={reportAction} />
}
