export { purgeOldDecisions } from '#platform_log/jobs/purge_old_decisions'
export { eraseFromPlatformLog } from '#platform_log/repositories/erase_subject'
export { recordDecision } from '#platform_log/repositories/record_decision'
