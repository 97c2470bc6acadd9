export { reachSlack } from '#slack/gateways/slack_client'
