import { adminHandlers } from '../../features/moderation/admin/api/live.ts'
import { aiHandlers } from '../../features/ai/api/live.ts'
import { communityHandlers } from '../../features/community/community/api/live.ts'
import { moderationHandlers } from '../../features/moderation/moderation/api/live.ts'
import { profileHandlers } from '../../features/identity/profile/api/live.ts'
import { reportHandlers } from '../../features/moderation/reports/api/live.ts'
import { settingsHandlers } from '../../features/organizations/settings/api/live.ts'
import { slackHandlers } from '../../features/slack/api/live.ts'
import { suggestionHandlers } from '../../features/suggestions/api/live.ts'
import { webhookHandlers } from '../../features/notifications/webhooks/api/live.ts'
import { undoHandlers } from '../../components/undo/end-action.ts'
import { supportHandlers } from '../../features/moderation/support/api/live.ts'

/** The handlers of features that the dashboard does not show, and of actions that were asked for. */
export const SCREENS = [
  undoHandlers,
  settingsHandlers,
  suggestionHandlers,
  communityHandlers,
  reportHandlers,
  moderationHandlers,
  supportHandlers,
  webhookHandlers,
  slackHandlers,
  aiHandlers,
  profileHandlers,
  adminHandlers,
] as const
