import { setOverviewParts } from '#organizations/organizations/queries/overview_parts'
import { aiOverview } from '#ai/queries/ai_overview'
import { slackOverview } from '#slack/queries/slack_overview'

setOverviewParts({ ai: aiOverview, slack: slackOverview })
