import { ADMINISTRATION_STATES } from './administration.ts'
import { CLIENT_STATES } from './clients.ts'
import { DOCUMENT_STATES } from './documents.ts'
import { DOMAIN_STATES } from './domains.ts'
import { HOME_STATES } from './home.ts'
import { HOURS_STATES } from './hours.ts'
import { INSTALLATION_STATES } from './installation.ts'
import { MANAGEMENT_STATES } from './management.ts'
import { OUTCOME_STATES } from './outcomes.ts'
import { POPUP_STATES } from './popups.ts'
import { POST_STATES } from './posts.ts'
import { SCHEDULE_STATES } from './schedule.ts'
import { SCREEN_STATES } from './screens.ts'
import { SLACK_STATES } from './slack.ts'
import type { State } from './state.ts'
import { TIMELINE_STATES } from './timelines.ts'
import { TOKEN_STATES } from './tokens.ts'
import { VISITOR_STATES } from './visitors.ts'
import { WEBHOOK_STATES } from './webhooks.ts'

/** The states of the product, by subject. */
export const STATES: Record<string, State[]> = {
  screens: SCREEN_STATES,
  popups: POPUP_STATES,
  home: HOME_STATES,
  posts: POST_STATES,
  schedules: SCHEDULE_STATES,
  timelines: TIMELINE_STATES,
  hours: HOURS_STATES,
  Slack: SLACK_STATES,
  management: MANAGEMENT_STATES,
  administration: ADMINISTRATION_STATES,
  installation: INSTALLATION_STATES,
  domains: DOMAIN_STATES,
  tokens: TOKEN_STATES,
  webhooks: WEBHOOK_STATES,
  visitors: VISITOR_STATES,
  outcomes: OUTCOME_STATES,
  clients: CLIENT_STATES,
  documents: DOCUMENT_STATES,
}
