export { default as RevokeToken } from './jobs/revoke_token.js'
export { default as SyncSlack } from './jobs/sync_slack.js'
export { deleteExpiredSlackFlows } from './jobs/delete_expired_flows.js'
export { disconnect as disconnectSlack } from './actions/disconnect_slack.js'
