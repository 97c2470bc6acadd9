import { CommunityScreen } from '../../features/community/community/screens/community-screen.tsx'
import { reportAction } from './report-action.tsx'

/** The community, with a report button on each post. */
export default function CommunityPage() {
  return <CommunityScreen postActions={reportAction} />
}
