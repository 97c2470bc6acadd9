import { setOverviewParts } from '#organizations/organizations/queries/overview_parts'
import { aiOverview } from '#ai/queries/list_integrations'
import { slackOverview } from '#slack/queries/slack_overview'

setOverviewParts({ ai: aiOverview, slack: slackOverview })
