import { onBeforeCommit } from '#core/events/before_commit'
import { DecisionMade } from '#core/events/decision_made'
import { insertDecision } from '#moderation/platform_log/repositories/insert_decision'

onBeforeCommit(DecisionMade, (trx, { decision }) => insertDecision(trx, decision))
