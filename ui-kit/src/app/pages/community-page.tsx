import { CommunityScreen } from '../../features/community/screens/community-screen.tsx'
import { reportAction } from './report-action.tsx'

/** The community, whose posts can be reported. */
export default function CommunityPage() {
  return <CommunityScreen postActions={reportAction} />
}
