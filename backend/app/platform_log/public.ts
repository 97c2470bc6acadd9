export { purgeOldDecisions } from '#platform_log/jobs/purge_old_decisions'
export { recordDecision } from '#platform_log/repositories/record_decision'
