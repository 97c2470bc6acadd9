export { reachSlack } from '#slack/gateways/reach_slack'
